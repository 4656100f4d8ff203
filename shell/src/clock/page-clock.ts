/** The product's clock in the page: the server's instant when the page was written, going on from there. */
export function createPageClock(
  serverNow: string,
  elapsed: () => number = () => performance.now(),
): () => number {
  const start = Date.parse(serverNow) - elapsed();
  return () => start + elapsed();
}
