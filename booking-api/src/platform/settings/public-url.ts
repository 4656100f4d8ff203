/** Where the pages of a brand are, as PUBLIC_URL says it: `https://{brand}.sendahead.com`. */
export const publicUrlForm = /^https?:\/\/\{brand\}(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** The origin of a brand's pages: `https://{brand}.sendahead.com`, `ski` -> `https://ski.sendahead.com`. */
export const originOfBrand = (publicUrl: string, brand: string): string =>
  publicUrl.replace('{brand}', brand);

/** The label that stands for a brand in a host name (no port), or null where the host is not one of ours. */
export function brandLabelOf(publicUrl: string, hostname: string): string | null {
  const domain = publicUrl.replace(/^.*\{brand\}/, '').replace(/:\d+$/, '');
  if (!hostname.endsWith(domain)) return null;
  const label = hostname.slice(0, -domain.length);
  return /^[a-z]{2,20}$/.test(label) ? label : null;
}
