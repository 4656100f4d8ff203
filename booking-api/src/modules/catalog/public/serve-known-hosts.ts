import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Config } from '../../../platform/settings/config.ts';
import { brandLabelOf, isBare, originOfBrand } from '../../../platform/settings/public-url.ts';
import { firstBrand } from './brand-of-host.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for requests that are answered for any Host header: health checks, which use an IP address. */
    anyHost?: boolean;
  }
}

/** A host and port with no trailing text from which a URL could be built. */
const hostForm = /^([a-z0-9.-]+)(?::\d{1,5})?$/;
/** The host of the first brand, without a label. */
const plainHost = 'localhost';

/** How many Host headers a request has; names and values alternate. */
const hostsOf = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Brands are rows: an unknown slug in a host makes the server reload them. */
function createBrandLookup(db: Queries): (slug: string) => Promise<boolean> {
  let slugs: ReadonlySet<string> = new Set();
  return async (slug) => {
    if (slugs.has(slug)) return true;
    const rows = await db.selectFrom('brands').select('slug').execute();
    slugs = new Set(rows.map((row) => row.slug));
    return slugs.has(slug);
  };
}

/** OPEN-45: the microsite of a host label; undefined for an unknown label. */
export type LeadMicrosite = (label: string) => Promise<{ id: number; brand: string } | undefined>;

/**
 * Serves the hosts of existing brands and `localhost`. The domain itself and `www.` redirect to the first
 * brand. The host of a microsite redirects to its page on the brand's host: one site for session, cart and
 * passkeys. Any other Host header is answered 421, so that no link, redirect or policy is ever built from a
 * stranger's text.
 */
export function serveKnownHosts(
  app: FastifyInstance,
  db: Queries,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  leadMicrosite: LeadMicrosite,
): void {
  const isBrand = createBrandLookup(db);
  app.addHook('onRequest', async (request, reply) => {
    // With two headers, this code would check one while a proxy might use the other.
    if (hostsOf(request.raw.rawHeaders) > 1) throw refuse('malformed');
    if (request.routeOptions.config?.anyHost) return;
    const hostname = hostForm.exec(request.host.toLowerCase())?.[1];
    if (hostname === plainHost) return;
    if (hostname !== undefined && isBare(publicUrl, hostname) && request.method === 'GET')
      return reply.redirect(`${originOfBrand(publicUrl, firstBrand)}${request.url}`, 302);
    const label = hostname === undefined ? null : brandLabelOf(publicUrl, hostname);
    if (label !== null && (await isBrand(label))) return;
    const microsite = label !== null && request.method === 'GET' ? await leadMicrosite(label) : undefined;
    if (microsite) {
      const page = `${originOfBrand(publicUrl, microsite.brand)}/ship?micro_site_id=${microsite.id}`;
      return reply.redirect(page, 302);
    }
    throw refuse('misdirected_request');
  });
}
