/** Names that a host may begin with and that no brand may have. */
const reserved: ReadonlySet<string> = new Set(['www', 'app', 'api', 'staging', 'localhost']);

/**
 * OPEN-02: the brand that a host name begins with (`golf.localhost`), or null for a host that names none. Brands are
 * rows of data, so a new one needs no word here; a label that no row has is for the caller to see.
 */
export function brandOfHost(hostname: string): string | null {
  const [label = '', ...rest] = hostname.toLowerCase().split('.');
  return rest.length > 0 && /^[a-z]{2,20}$/.test(label) && !reserved.has(label) ? label : null;
}

/** The brand of what is asked of a host that names none. */
export const firstBrand = 'golf';
