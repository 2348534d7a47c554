/** What a person has used last: keys or a pointer. Loaded with the page, so that nothing is missed. */
export const modality = { keys: false };

export function watchModality(): void {
  addEventListener("keydown", () => (modality.keys = true), true);
  addEventListener("pointerdown", () => (modality.keys = false), true);
}

/** True if the key belongs to a form field: shortcuts of the page leave it alone. */
export function isForField(event: KeyboardEvent): boolean {
  return event.target instanceof Element && !!event.target.closest("input, textarea, select, [contenteditable]");
}
