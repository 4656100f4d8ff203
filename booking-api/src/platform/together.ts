/**
 * Waits for what was begun together because neither needs the other. Of several that fail the first in the list is
 * thrown, however long the others take: the same request is refused for the same reason each time.
 */
export async function together<const T extends readonly unknown[]>(
  begun: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(begun);
  return Promise.all(begun);
}
