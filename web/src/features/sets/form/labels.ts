/** What a field is called on the form, for those who read of it elsewhere. */
import type { FormField, SetForm, Takes, Text } from "../../../lib/wire/types";
import { steps } from "../content";

/** Of `white.effects[0].light` in an entry of this list ("": of the set itself): a label for each step, in the form's words. */
export function labelsOf(form: SetForm, list: string, field: string): Text[] {
  let fields = list ? inside(form, form.file.find(({ name }) => name === list)?.takes) : form.file;
  return field.split(".").map((step) => {
    const [, name = step, places = ""] = /^([^[]*)(.*)$/.exec(step) ?? [];
    const found = fields.find((one) => one.name === name);
    fields = inside(form, found?.takes);
    const nth = [...places.matchAll(/\[(\d+)\]/g)].map(([, at]) => ` ${Number(at) + 1}`).join("");
    const label = found?.label ?? { en: name, ja: name };
    return { en: label.en + nth, ja: label.ja + nth };
  });
}

/** What such a field takes; undefined where the form doesn't know it. */
export function takesOf(form: SetForm, list: string, field: string): Takes | undefined {
  let takes: Takes | undefined = form.file.find(({ name }) => name === list)?.takes;
  for (const step of steps(field)) {
    const fields = takes ? inside(form, takes) : form.file;
    takes = typeof step === "number" ? (takes?.items ?? takes) : fields.find(({ name }) => name === step)?.takes;
    if (!takes) return undefined;
  }
  return takes;
}

/** The fields of whatever tables it takes. */
function inside(form: SetForm, takes: Takes | undefined): FormField[] {
  if (!takes) return [];
  return [
    ...(takes.parts ?? []).flatMap((part) => form.parts[part]?.fields ?? []),
    ...inside(form, takes.items ?? undefined),
    ...(takes.either ?? []).flatMap((one) => inside(form, one)),
  ];
}
