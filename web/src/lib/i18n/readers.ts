/** The players' names, by seat. `reader` is the seat of the person who reads: sentences call them "you". */
export type Names = readonly string[] & { readonly reader?: number | null };

export const readBy = (names: readonly string[], reader: number | null): Names => Object.assign([...names], { reader });
