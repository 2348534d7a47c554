/** A set on the editor: its draft, and what is needed to fill its form in and to draw its cards. */
import { boardOf, picturesOf } from "../../boards";
import { say } from "../../lib/i18n/index.svelte";
import type { Pictures } from "../../art/types";
import { settings } from "../../lib/settings/index.svelte";
import type { BoardModule } from "../../stage/types";
import { api } from "../../lib/wire/api";
import type { FormField, GameInfo, SetDetail, SetForm, Text, VersionInfo } from "../../lib/wire/types";
import { blankTable } from "./form/blank";
import {
  duplicated,
  faultPath,
  freeId,
  newId,
  idsIn,
  isTable,
  keyOf,
  placeOf,
  valueAt,
  type Content,
  type Path,
  type Table,
} from "./content";
import { differences, isSame, type Difference } from "./differences";
import { labelsOf, takesOf } from "./form/labels";
import { Draft } from "./draft.svelte";
import { shown } from "./form/values";
import { setWords } from "./words";

/** A card of the set: where it stands, and what is to be seen of it in a list. */
export interface Line {
  path: Path;
  id: string;
  name: string;
  isNew: boolean;
  isChanged: boolean;
  isWrong: boolean;
}

export interface Group {
  field: FormField;
  lines: Line[];
}

export class CardSetEditor {
  readonly draft: Draft;
  versions = $state.raw<readonly VersionInfo[]>([]);
  /** What the set is compared with: its edition, or a version. */
  base = $state.raw<Content>({});
  readonly form: SetForm;
  readonly info: GameInfo;
  readonly board: BoardModule<never> | null;
  readonly pictures: Pictures | null;
  readonly edition: Content;

  readonly content = $derived.by(() => this.draft.content);
  readonly isOwn = $derived.by(() => this.draft.info.own);
  readonly name = $derived.by(() => say(this.draft.info.name));
  readonly differences = $derived.by(() => differences(this.base, this.content));
  /** What stands at the top of the file besides its cards. */
  readonly plain = $derived.by(() => this.form.file.filter((field) => !this.isGroup(field)));
  readonly groups = $derived.by((): Group[] =>
    this.form.file.filter((field) => this.isGroup(field)).map((field) => ({ field, lines: this.linesOf(field.name) })),
  );
  readonly names = $derived.by(() => namesIn([this.edition, this.content], settings.lang));

  private constructor(
    detail: SetDetail,
    readonly key: string,
    given: Pick<CardSetEditor, "form" | "info" | "board" | "pictures" | "edition">,
  ) {
    this.draft = new Draft(detail);
    this.versions = detail.versions;
    this.form = given.form;
    this.info = given.info;
    this.board = given.board;
    this.pictures = given.pictures;
    this.edition = given.edition;
    this.base = given.edition;
  }

  static async open(id: string, key: string): Promise<CardSetEditor> {
    const detail = await api.set(id, key);
    const game = detail.info.game;
    const info = await api.game(game);
    const base = detail.info.base || info.editions[0]?.id || "";
    const [form, board, pictures, edition] = await Promise.all([
      api.setForm(game),
      boardOf(game).catch(() => null),
      picturesOf(game).catch(() => null),
      api.cardsOf(game, base),
    ]);
    return new CardSetEditor(detail, key, { form, info, board, pictures, edition: edition.content });
  }

  set = (path: Path, value: unknown): void => this.draft.set(path, value);

  /** A field of an entry ("": of the set itself), as the form calls it. */
  labelOf(entry: string, field: string): string {
    return labelsOf(this.form, this.listOf(entry), field).map(say).join(" · ");
  }

  /** What such a field says or said, as the form calls it. */
  shown({ entry, field }: Difference, value: unknown): string {
    return shown(this.form, takesOf(this.form, this.listOf(entry), field), value);
  }

  private listOf(entry: string): string {
    return entry ? String(this.find(entry)?.[0] ?? "") : "";
  }

  faultsAt(path: Path): readonly Text[] {
    return this.draft.faults.get(keyOf(path)) ?? [];
  }

  /** Is it another than in what the set is compared with? */
  isChanged(path: Path): boolean {
    return !isSame(valueAt(this.content, path), this.before(path));
  }

  /** What stood there: entries are found by their ids. */
  private before(path: Path): unknown {
    let now: unknown = this.content;
    let then: unknown = this.base;
    for (const step of path) {
      now = (now as Record<string | number, unknown> | undefined)?.[step];
      const id = isTable(now) ? now.id : undefined;
      then =
        Array.isArray(then) && id !== undefined
          ? then.find((one) => isTable(one) && one.id === id)
          : (then as Record<string | number, unknown> | undefined)?.[step];
    }
    return then;
  }

  private isGroup({ takes, name }: FormField): boolean {
    const part = this.form.parts[takes.items?.parts?.[0] ?? ""];
    return takes.kind === "list" && !!part?.fields.some((field) => field.name === "id") && name !== "";
  }

  private linesOf(list: string): Line[] {
    const entries = this.content[list];
    const wrong = [...this.draft.faults.keys()];
    return (Array.isArray(entries) ? (entries as Table[]) : []).map((entry, at) => {
      const path = [list, at];
      const place = keyOf(path);
      const before = this.before(path);
      return {
        path,
        id: String(entry?.id ?? ""),
        name: nameOf(entry, settings.lang),
        isNew: before === undefined,
        isChanged: before !== undefined && !isSame(entry, before),
        isWrong: wrong.some((one) => one === place || one.startsWith(`${place}/`)),
      };
    });
  }

  /** What a card or a part of one is called. */
  nameOf(id: string): string {
    return this.names.get(id) ?? id.replaceAll("_", " ");
  }

  /** Where the card of a fault stands. */
  placeOf(fault: { card: string; field: string; why: Text }): Path {
    return faultPath(this.content, fault);
  }

  find(id: string): Path | null {
    return placeOf(this.content, id);
  }

  /** A new entry at the end of a list; where it stands. */
  add(list: string): Path {
    const part = this.form.file.find((field) => field.name === list)?.takes.items?.parts?.[0] ?? "";
    return this.append(list, {
      ...blankTable(this.form, part),
      id: newId(list, new Set(idsIn(this.content))),
    });
  }

  duplicate([list, at]: Path): Path {
    return this.append(String(list), duplicated(valueAt(this.content, [list!, at!]) as Table, this.content));
  }

  private append(list: string, entry: Table): Path {
    const entries = (this.content[list] ?? []) as Table[];
    this.draft.change({ ...this.content, [list]: [...entries, entry] });
    return [list, entries.length];
  }

  remove(path: Path): void {
    this.draft.set(path, undefined);
  }

  /** A key that a map doesn't have yet: of these, if there is one. */
  freeKey(map: unknown, keys: readonly string[]): string {
    const taken = new Set(Object.keys(isTable(map) ? map : {}));
    return keys.find((one) => !taken.has(one)) ?? freeId("new_1", taken);
  }

  /** Compare with the edition (0) or a version. */
  async compareWith(version: number): Promise<void> {
    this.base = version ? (await api.setVersion(this.draft.info.id, version, this.key)).content : this.edition;
  }

  /** What a set was compared with, in words: a version, or its edition (0). */
  sinceOf(against: number | null): string {
    const { editions } = this.info;
    const edition = editions.find((one) => one.id === this.draft.info.base) ?? editions[0];
    return against === null ? "" : against ? setWords().version(against) : setWords().edition(say(edition?.name));
  }

  async keepVersion(note: string): Promise<void> {
    await this.draft.keep();
    this.versions = await api.keepVersion(this.draft.info.id, note);
  }

  async restore(version: number): Promise<void> {
    const { content } = await api.setVersion(this.draft.info.id, version, this.key);
    this.draft.change(content);
  }
}

/** An entry by its name, that of its first side, or its id. */
export function nameOf(entry: Table, lang: "en" | "ja"): string {
  const named = [entry, ...Object.values(entry ?? {}).filter(isTable)].find((one) => one?.[`name_${lang}`]);
  return String(named?.[`name_${lang}`] || (entry?.id ?? "?"));
}

function namesIn(contents: readonly Content[], lang: "en" | "ja"): Map<string, string> {
  const found = new Map<string, string>();
  const look = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isTable(value)) {
      if (typeof value.id === "string") found.set(value.id, nameOf(value, lang));
      for (const [key, one] of Object.entries(value)) {
        if (isTable(one) && typeof one[lang] === "string") found.set(key, one[lang] || key);
        else look(one);
      }
    }
  };
  contents.forEach(look);
  return found;
}
