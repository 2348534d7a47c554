/** What was made for somebody, as a file of theirs. */
const LONG_ENOUGH = 60_000; // until every browser has begun to save it, in ms

export function save(made: Blob, name: string): void {
  const address = URL.createObjectURL(made);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}
