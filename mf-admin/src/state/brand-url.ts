/** A path on a brand's pages, whose host differs from this page's only in its first label. */
export function brandUrl(
  path: string,
  brand: string,
  here: string,
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
): string {
  if (brand === here || !host.startsWith(`${here}.`)) return path;
  return `${protocol}//${brand}${host.slice(here.length)}${path}`;
}
