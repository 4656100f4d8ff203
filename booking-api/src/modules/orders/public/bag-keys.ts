/**
 * What a bag of an order is known by while others are added and taken out: whose and what it is, and which of several alike.
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
