/**
 * A path on a brand's pages. Their host differs from this page's only in its first label, which `localhost` does not
 * have: it shows the pages of the first brand.
 */
export function brandUrl(
  path: string,
  brand: string,
  here: string,
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
): string {
  if (brand === here) return path;
  const domain = host.startsWith(`${here}.`) ? host.slice(here.length + 1) : host;
  return `${protocol}//${brand}.${domain}${path}`;
}

/** What a sign-in at another brand says that it is for, where one is needed; the email is filled in there. */
export interface Errand {
  /** Of the staff member. */
  readonly email?: string | undefined;
  /** The number of the order to change. */
  readonly order?: string;
  /** The number of the cart to take over. */
  readonly cart?: string;
}

/**
 * TK-23: a booking page of a brand, as staff open it from the console. At another brand the
 * session of this one continues (AC-22), or a sign-in comes first; the part after # goes along, and is sent to no server.
 */
export function bookingUrl(
  path: string,
  brand: string,
  here: string,
  location: Pick<Location, 'protocol' | 'host'>,
  { email, ...number }: Errand = {},
): string {
  const [page = '', entered] = path.split('#');
  if (brandUrl(page, brand, here, location) === page) return path;
  const query = new URLSearchParams({ to: page, ...number, from: here });
  const who = email === undefined ? [] : [`staff=${encodeURIComponent(email)}`];
  const unsent = [...(entered === undefined ? [] : [entered]), ...who].join('&');
  return brandUrl(`/admin/continue?${query}${unsent === '' ? '' : `#${unsent}`}`, brand, here, location);
}
