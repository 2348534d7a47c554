/** Copies what stands in this field; false: it is selected, and can be copied by hand. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // over plain http there is no clipboard but the selection
  }
}
