/** What a person does to look elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the target of a link at the top while parts above it arrive and push it down, until the reader scrolls, presses or
 * types. Returns its end.
 */
export function stayInView(target: Element): () => void {
  const show = () => target.scrollIntoView();
  show();
  if (!('ResizeObserver' in window)) return () => undefined;
  const growth = new ResizeObserver(show);
  growth.observe(document.body);
  const end = () => {
    growth.disconnect();
    for (const move of moves) window.removeEventListener(move, end);
  };
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  return end;
}
