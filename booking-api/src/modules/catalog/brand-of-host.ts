import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';

const slugs: readonly string[] = brandSlugs;

/** OPEN-02: the brand that a host name begins with (`golf.localhost`), or null for any other host. */
export function brandOfHost(hostname: string): string | null {
  const label = hostname.split('.', 1)[0]?.toLowerCase() ?? '';
  return slugs.includes(label) ? label : null;
}
