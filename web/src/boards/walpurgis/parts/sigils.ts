/** The witches' sigils, in a box of 100 by 100; last the one of nobody. */
export const SIGILS: Readonly<Record<string, string>> = {
  brigitte:
    "M50 22c6 12 18 17 18 32a18 18 0 0 1-36 0c0-8 5-12 8-19 3 5 5 6 7 8 1-8 0-14 3-21zM50 52c3 6 8 8 8 14a8 8 0 0 1-16 0c0-6 5-8 8-14z",
  nebel: "M24 38c9-9 17-9 26 0s17 9 26 0M24 52c9-9 17-9 26 0s17 9 26 0M30 66c7-7 13-7 20 0s13 7 20 0",
  dorne: "M50 22v56M50 36l-14-8M50 36l14-8M50 50l-18-6M50 50l18-6M50 64l-14-4M50 64l14-4M38 78h24",
  aster: "M50 20l7 21 22 1-17 14 6 22-18-13-18 13 6-22-17-14 22-1z",
  "": "M60 26a26 26 0 1 0 0 48a20 20 0 1 1 0-48zM66 42l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z",
};

/** Is it drawn in lines? */
export const isLine = (caster: string | undefined): boolean => caster === "nebel" || caster === "dorne";
