/** Makes the page read-only. Returns a function that allows input again. */
export function keepFromInput(page: Document): () => void {
  const kept = [...page.querySelectorAll<HTMLElement>('.page-slot, .start-over')];
  for (const each of kept) each.inert = true;
  return () => {
    for (const each of kept) each.inert = false;
  };
}
