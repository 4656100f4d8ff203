/** The URL of a brand's pages in the format of PUBLIC_URL: `https://{brand}.sendahead.com`. */
export const publicUrlForm = /^https?:\/\/\{brand\}(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** The origin of a brand's pages: `https://{brand}.sendahead.com`, `ski` -> `https://ski.sendahead.com`. */
export const originOfBrand = (publicUrl: string, brand: string): string =>
  publicUrl.replace('{brand}', brand);

const domainOf = (publicUrl: string): string => publicUrl.replace(/^.*\{brand\}\./, '').replace(/:\d+$/, '');

/** Whether a host name (no port) is the brands' parent domain, or its `www.`: what people type. */
export const isBare = (publicUrl: string, hostname: string): boolean =>
  [domainOf(publicUrl), `www.${domainOf(publicUrl)}`].includes(hostname);

/** The label of a brand in a host name (no port), or null when the host is not ours. */
export function brandLabelOf(publicUrl: string, hostname: string): string | null {
  const domain = `.${domainOf(publicUrl)}`;
  if (!hostname.endsWith(domain)) return null;
  const label = hostname.slice(0, -domain.length);
  return /^[a-z]{2,20}$/.test(label) ? label : null;
}
