/** Makes the page read-only, except one place. Returns a function that allows input again. */
export function keepFromInput(page: Document, except = ''): () => void {
  const inertElements = [...page.querySelectorAll<HTMLElement>('.page-slot, .start-over')].filter(
    ({ dataset }) => dataset.place === undefined || dataset.place !== except,
  );
  for (const each of inertElements) each.inert = true;
  return () => {
    for (const each of inertElements) each.inert = false;
  };
}
