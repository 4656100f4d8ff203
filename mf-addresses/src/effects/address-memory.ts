const keyOf = (brand: string): string => `prefilled_${brand}`;

/**
 * Whether this tab was filled in by the same page address before: then it is a reload, and what was changed since
 * counts more than the address. A browser that keeps nothing takes every opening for the first.
 */
export function isFilledInAgain(brand: string, query: Readonly<Record<string, string>>): boolean {
  const address = new URLSearchParams({ ...query }).toString();
  try {
    const again = sessionStorage.getItem(keyOf(brand)) === address;
    sessionStorage.setItem(keyOf(brand), address);
    return again;
  } catch {
    return false;
  }
}
