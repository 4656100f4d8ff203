/**
 * The key of an order's bag that survives adding and removing others: its owner, its kind, and its index
 * among identical ones.
 */
export function bagKeys(bags: readonly { traveler: string; item: string }[]): string[] {
  const alike = new Map<string, number>();
  return bags.map(({ traveler, item }) => {
    const what = JSON.stringify([traveler, item]);
    const count = (alike.get(what) ?? 0) + 1;
    alike.set(what, count);
    return `${what} ${count}`;
  });
}
