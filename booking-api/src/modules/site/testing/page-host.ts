import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { paymentReach } from '../../../platform/security/payment-reach.ts';
import type { SiteOptions } from '../options.ts';
import { sitePlugin } from '../site-plugin.ts';
import { bootSample } from './boot-sample.ts';
import { sampleRelease, sampleVersion } from './sample-release.ts';

/** The release that the page host serves. */
export const release = sampleRelease();

/** The page host alone, on a new store with one release before each test. */
export function startPageHost() {
  let folder: string;
  let app: FastifyInstance;
  let boot: Omit<Boot, 'release'>;
  let announcement: string | null;

  const open = async (more: Pick<SiteOptions, 'maps'> = {}): Promise<FastifyInstance> => {
    const host = Fastify();
    await host.register(sitePlugin, {
      ...more,
      releases: folder,
      brandOf: async () => boot.brand,
      announcementOf: async () => announcement,
      bootOf: async () => boot,
      frameBootOf: async (brand) => (brand === 'nobody' ? null : { ...boot, embedded: true }),
      pageOriginOf: (brand) => `http://${brand}.localhost:4000`,
      othersOf: async () => [],
      paymentReachOf: () => paymentReach({ provider: 'sandbox' }, 'http://golf.localhost:4001'),
    });
    return host;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    const shell = join(folder, 'shell', sampleVersion);
    mkdirSync(join(shell, 'pages'), { recursive: true });
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    writeFileSync(join(shell, 'pages/ship.html'), '<div id="page"><h1>{{tagline}}</h1></div>');
    for (const page of ['account', 'receipt', 'quote', 'quote-frame', 'stores'])
      writeFileSync(join(shell, `pages/${page}.html`), '<div id="page"></div>');
    writeFileSync(join(shell, 'main.js'), 'plain');
    writeFileSync(join(shell, 'main.js.br'), 'brotli');
    writeFileSync(join(shell, 'part.json'), '{}');
    boot = bootSample(8000);
    announcement = null;
    app = await open();
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  return {
    /** Another page host on the same store. */
    open,
    get folder() {
      return folder;
    },
    get boot() {
      return boot;
    },
    set boot(value) {
      boot = value;
    },
    get announcement() {
      return announcement;
    },
    set announcement(value) {
      announcement = value;
    },
    get,
  };
}
