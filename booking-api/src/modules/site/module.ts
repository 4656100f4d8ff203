import { join } from 'node:path';
import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPaymentSettings, readPaymentWays } from '../../integrations/payments/settings.ts';
import type { AppContext } from '../../platform/context.ts';
import { answerPeopleWith } from '../../platform/http/error-page.ts';
import { measureRelease } from '../../platform/metrics/release-gauge.ts';
import { paymentReach } from '../../platform/security/payment-reach.ts';
import { originOfBrand } from '../../platform/settings/public-url.ts';
import { createHandoverStart } from '../accounts/public/handover/begin-handover.ts';
import { presentSession } from '../accounts/public/presenter.ts';
import { announcementOf } from '../catalog/public/announcement.ts';
import { firstBrand } from '../catalog/public/brand-of-host.ts';
import { brandOfRequest, brandOf as slugOfHost } from '../catalog/public/request-brand.ts';
import { otherBrands, readBrand } from '../catalog/public/store.ts';
import { createCanaryChoice } from '../releases/public/canary-choice.ts';
import { createPreviewTokens } from '../releases/public/preview-token.ts';
import { createWithdrawnShells } from '../releases/public/shell-runs.ts';
import { createStoredBuilds } from '../releases/public/stored-builds.ts';
import { serveBrandPages } from './brand-pages/serve-brand-pages.ts';
import { closedSentenceOf } from './brand-states/closed-sentence.ts';
import { gatePages } from './brand-states/gate-pages.ts';

import { serveLogos } from './microsite/logo.ts';
import { brandOfMicrosite } from './microsite/look.ts';
import { micrositeOf } from './microsite/microsite.ts';
import type { SiteOptions } from './options.ts';
import { createErrorPages } from './plain/error-pages.ts';
import { createPreviews } from './preview/previews.ts';
import type { PageHost } from './public/page-host.ts';
import { createReleaseReader, type ReleaseReader } from './release-reader.ts';
import { sitePlugin } from './site-plugin.ts';
import { createWritePage } from './write-page.ts';

const loadTimeoutMs = 8000;
/**
 * The visitor of a page in a foreign frame: a guest without a session, on whose behalf no page there can act.
 */
const nobody: SessionInfo = { role: 'guest', user: null, accepted_terms: false, csrf_token: '' };
/** The payment fields are served on the page's own host name, at the gateway's port: one label, two origins. */
function gatewayOriginOf(host: string, gatewayUrl: string): string {
  const gateway = new URL(gatewayUrl);
  if (gateway.hostname !== 'localhost') return gateway.origin;
  const page = new URL(`http://${host}`);
  return `${gateway.protocol}//${page.hostname}:${gateway.port} ${gateway.origin}`;
}

async function liveVersions(reader: ReleaseReader): Promise<Record<string, string>> {
  const { remotes } = await reader.present();
  const { shell } = await reader.forPage();
  return Object.fromEntries(
    Object.entries({ ...remotes, shell }).map(([part, { version }]) => [part, version]),
  );
}

/** The released shell that no page gets, because it was withdrawn. */
async function withdrawnShell(reader: ReleaseReader): Promise<string | undefined> {
  const [{ shell: released }, { shell: shown }] = await Promise.all([reader.present(), reader.forPage()]);
  return shown.version === released.version ? undefined : released.version;
}

function openReader(app: FastifyInstance, releases: string, db: AppContext['db']): ReleaseReader {
  const unreadable = 'the release document cannot be shown; the last good one stays';
  const onUnreadable = (error: unknown) => app.log.error({ err: error }, unreadable);
  const reader = createReleaseReader(releases, onUnreadable, createWithdrawnShells(db));
  measureRelease(
    () => liveVersions(reader),
    () => withdrawnShell(reader),
  );
  return reader;
}

/**
 * The pages, the released files and the release document; and the functions that other modules need for their
 * pages.
 */
export async function siteModule(
  app: FastifyInstance,
  { config, db, clock, sessions, flags }: AppContext,
): Promise<PageHost> {
  const payments = readPaymentSettings(config.env, config.production);
  const common = () => ({
    payment_provider: payments.provider,
    payment_ways: [...readPaymentWays(config.env)],
    now: clock.instant(),
    environment: config.environment,
    load_timeout_ms: loadTimeoutMs,
  });
  const brandOf = (request: FastifyRequest) => brandOfRequest({ db }, request);
  const pageOriginOf = (brand: string) => originOfBrand(config.publicUrl, brand);
  const othersOf = async (slug: string) =>
    (await otherBrands(db, slug)).map((other) => ({ name: other.name, origin: pageOriginOf(other.slug) }));
  const framedBrandOf = async (request: FastifyRequest) => {
    const brand = await brandOf(request);
    return { ...brand, others: await othersOf(brand.slug) };
  };
  answerPeopleWith(app, createErrorPages(framedBrandOf));
  const seesBrandPreview = gatePages(app, { db, config, clock }, { brandOf: framedBrandOf });
  serveBrandPages(app, db, framedBrandOf, sessions);
  serveLogos(app, db);
  const releases = join(config.dataDir, 'releases');
  const reader = openReader(app, releases, db);
  const canariesOf = createCanaryChoice({ db, sessions }, slugOfHost);
  const options: SiteOptions = {
    releases,
    reader,
    canariesOf,
    seesBrandPreview,
    previews: createPreviews(createStoredBuilds(releases), createPreviewTokens(config, clock), sessions),
    production: config.production,
    maps: !config.production,
    handOver: createHandoverStart({ db, config }),
    pageOriginOf,
    othersOf,
    paymentReachOf: (host) => paymentReach(payments, gatewayOriginOf(host, config.gatewayUrl)),
    brandOf,
    announcementOf: (brandId) => announcementOf(db, brandId),
    async bootOf(request, reply) {
      const brand = await brandOf(request);
      const microsite = await micrositeOf(db, request.query, brand.slug);
      const session = await sessions.ensure(request, reply);
      return {
        brand: brandOfMicrosite(brand, microsite.microsite_customizations),
        session: presentSession(session),
        flags: await flags.forPage({ request, session }),
        ...common(),
        ...microsite,
      };
    },
    async frameBootOf(named) {
      const brand = await readBrand(db, named ?? firstBrand);
      if (!brand) return null;
      return { brand, session: nobody, flags: await flags.forPage(null), ...common(), embedded: true };
    },
    flagsOf: async (request) => flags.forPage({ request, session: await sessions.find(request) }),
  };
  await app.register(sitePlugin, options);
  const writePage = createWritePage(reader, options);
  return {
    ...options,
    closedSentenceOf: (brand) => closedSentenceOf(db, brand),
    writeStart: async (reply, page) => {
      const others = await othersOf(page.boot.brand.slug);
      return writePage(reply, { ...page, others, page: 'start', written: true, reach: { frames: "'none'" } });
    },
    drawing: reader.drawing,
    canDraw: reader.canDraw,
  };
}
