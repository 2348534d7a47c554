/** The paths of a card's signs, in a box of 22 by 22. */
export const ICONS = {
  /** One drop of ether; two of them beside each other. */
  drop: "M11 3c5 7 5 9 5 11a5 5 0 0 1-10 0c0-2 0-4 5-11Z",
  left: "M7 4c4 6 4 8 4 10a4 4 0 0 1-8 0c0-2 0-4 4-10Z",
  right: "M15 4c4 6 4 8 4 10a4 4 0 0 1-8 0c0-2 0-4 4-10Z",
  key: "m11 11 8 8m-4-4 3-3m0 6 2.5-2.5",
  night: "M11 3a8 8 0 0 1 0 16Z",
  day: "M11 3a8 8 0 0 0 0 16Z",
  retrigger: "M17 6v5h-5l2-2a5 5 0 1 0 1 5h2a7 7 0 1 1-2-7Z",
  flip_self: "M4 8h10V5l5 5-5 5v-3H4Z",
  constant_flip: "M3 8h11V5l5 4.5-5 4.500v-3H3Zm16 11H8v2l-5-3.500L8 14v2h11Z",
  angel: "M9 5c3 0 4 3 4 3l3-2c0 5-3 6-4 6l1 6H5l1-6c-1 0-4-1-4-6l3 2s1-3 4-3Z",
} as const;
