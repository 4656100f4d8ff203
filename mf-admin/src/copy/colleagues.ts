/** The number of colleagues who are named; the others are only counted. */
const named = 2;

/** Says which colleagues have the page of an order open. */
export function colleagueWords(names: readonly string[]): string {
  const [first = '', second = ''] = names;
  const others = names.length - named;
  if (names.length === 1) return `${first} has this order open.`;
  if (others <= 0) return `${first} and ${second} have this order open.`;
  return `${first}, ${second} and ${others} more have this order open.`;
}
