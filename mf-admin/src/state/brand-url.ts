/** A path on the pages of a brand, whose host differs from this page's in its first label alone. */
export function brandUrl(
  path: string,
  brand: string,
  here: string,
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
): string {
  if (brand === here || !host.startsWith(`${here}.`)) return path;
  return `${protocol}//${brand}${host.slice(here.length)}${path}`;
}
