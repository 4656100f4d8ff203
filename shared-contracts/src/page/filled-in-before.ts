type Query = Readonly<Record<string, string>>;

const keyOf = (section: string, brand: string) => `filled_in_${section}_${brand}`;
const keyedQuery = (query: Query) => new URLSearchParams({ ...query }).toString();

/** Whether this tab already filled in `section` from the same page URL. */
export function wasFilledIn(section: string, brand: string, query: Query): boolean {
  try {
    return sessionStorage.getItem(keyOf(section, brand)) === keyedQuery(query);
  } catch {
    return false;
  }
}

/** Records that this tab has filled in `section` from this page URL. */
export function noteFilledIn(section: string, brand: string, query: Query): void {
  try {
    sessionStorage.setItem(keyOf(section, brand), keyedQuery(query));
  } catch {
    // A browser without storage treats every opening as the first.
  }
}

/**
 * Whether this tab already filled in `section` from the same page URL: then it is a reload, and later changes
 * count more than the URL. A browser without storage treats every opening as the first.
 */
export function isFilledInBefore(section: string, brand: string, query: Query): boolean {
  const before = wasFilledIn(section, brand, query);
  noteFilledIn(section, brand, query);
  return before;
}
