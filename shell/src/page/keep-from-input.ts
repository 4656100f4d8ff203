/** What stands on the page is to be read alone. Answers with what lets input through again. */
export function keepFromInput(page: Document): () => void {
  const kept = [...page.querySelectorAll<HTMLElement>('.page-slot, .start-over')];
  for (const each of kept) each.inert = true;
  return () => {
    for (const each of kept) each.inert = false;
  };
}
