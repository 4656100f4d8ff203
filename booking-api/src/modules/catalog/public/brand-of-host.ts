/** Host prefixes that no brand may use. */
const reserved: ReadonlySet<string> = new Set(['www', 'app', 'api', 'staging', 'localhost']);

/**
 * OPEN-02: the brand label of a host name (`golf.localhost`), or null for a host without one. Brands are
 * rows: the caller checks whether the brand exists.
 */
export function brandOfHost(hostname: string): string | null {
  const [label = '', ...rest] = hostname.toLowerCase().split('.');
  return rest.length > 0 && /^[a-z]{2,20}$/.test(label) && !reserved.has(label) ? label : null;
}

/** The brand of a request whose host names none. */
export const firstBrand = 'golf';
