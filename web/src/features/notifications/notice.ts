/** What the server tells a browser whose page is closed, as it is shown. Shared with the service worker. */
export interface Notice {
  lang: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  /** The time that stands for `{time}`. */
  until?: number;
}

const TIME = { month: "short", day: "numeric", weekday: "short", hour: "numeric", minute: "2-digit" } as const;

/** In the language of the notice, at the place of the device. */
export function bodyOf({ lang, body, until }: Notice): string {
  if (until === undefined) return body;
  const time = new Intl.DateTimeFormat(lang, TIME).format(until);
  return body.replace("{time}", time);
}
