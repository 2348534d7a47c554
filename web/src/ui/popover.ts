/** For `<details {@attach popover}>` whose content lies over the page: a click elsewhere or Escape closes it. */
export function popover(details: HTMLElement): () => void {
  const shut = () => details.removeAttribute("open");
  const press = (event: Event) => {
    if (!details.contains(event.target as Node)) shut();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.hasAttribute("open")) return;
    event.stopPropagation();
    shut();
    details.querySelector<HTMLElement>("summary")?.focus();
  };
  document.addEventListener("pointerdown", press);
  details.addEventListener("keydown", key);
  return () => {
    document.removeEventListener("pointerdown", press);
    details.removeEventListener("keydown", key);
  };
}
