/**
 * Whether this tab filled `section` in by the same page address before: then it is a reload, and what was changed since
 * counts more than the address. A browser that keeps nothing takes every opening for the first.
 */
export function isFilledInBefore(
  section: string,
  brand: string,
  query: Readonly<Record<string, string>>,
): boolean {
  const key = `filled_in_${section}_${brand}`;
  const address = new URLSearchParams({ ...query }).toString();
  try {
    const before = sessionStorage.getItem(key) === address;
    sessionStorage.setItem(key, address);
    return before;
  } catch {
    return false;
  }
}
