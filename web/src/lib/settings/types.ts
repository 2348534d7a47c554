/** The languages of the page. */
export type Lang = "en" | "ja";

/** How fast others' moves are shown. */
export type Pace = "instant" | "brisk" | "calm";
