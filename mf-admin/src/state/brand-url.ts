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

/**
 * TK-23: a booking page of a brand, as staff open it from the console. At another brand it is behind a sign-in for
 * those who are not signed in there; the part after # goes along, and is sent to no server.
 */
export function bookingUrl(
  path: string,
  brand: string,
  here: string,
  location: Pick<Location, 'protocol' | 'host'>,
): string {
  const [page = '', entered] = path.split('#');
  if (brandUrl(page, brand, here, location) === page) return path;
  const go = `/admin/continue?to=${encodeURIComponent(page)}${entered === undefined ? '' : `#${entered}`}`;
  return brandUrl(go, brand, here, location);
}
