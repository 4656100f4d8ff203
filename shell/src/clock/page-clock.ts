/** The product's clock in the page: starts at the server's instant when the page was rendered. */
export function createPageClock(
  serverNow: string,
  elapsed: () => number = () => performance.now(),
): () => number {
  const start = Date.parse(serverNow) - elapsed();
  return () => start + elapsed();
}
