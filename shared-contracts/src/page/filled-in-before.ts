type Query = Readonly<Record<string, string>>;

const keyOf = (section: string, brand: string) => `filled_in_${section}_${brand}`;
const keyedQuery = (query: Query) => new URLSearchParams({ ...query }).toString();

/** Whether this tab filled `section` in by the same page address before. */
export function wasFilledIn(section: string, brand: string, query: Query): boolean {
  try {
    return sessionStorage.getItem(keyOf(section, brand)) === keyedQuery(query);
  } catch {
    return false;
  }
}

/** Notes that this tab has filled `section` in by this page address. */
export function noteFilledIn(section: string, brand: string, query: Query): void {
  try {
    sessionStorage.setItem(keyOf(section, brand), keyedQuery(query));
  } catch {
    // A browser that keeps nothing takes every opening for the first.
  }
}

/**
 * Whether this tab filled `section` in by the same page address before: then it is a reload, and what was changed since
 * counts more than the address. A browser that keeps nothing takes every opening for the first.
 */
export function isFilledInBefore(section: string, brand: string, query: Query): boolean {
  const before = wasFilledIn(section, brand, query);
  noteFilledIn(section, brand, query);
  return before;
}
