import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { paymentReach } from '../../../platform/security/payment-reach.ts';
import { sitePlugin } from '../site-plugin.ts';
import { bootSample } from './boot-sample.ts';

/** Serves a release store with only the real page host: for browser tests of the federation. */
const { values } = parseArgs({
  options: {
    releases: { type: 'string' },
    port: { type: 'string', default: '0' },
    'load-timeout': { type: 'string', default: '8000' },
  },
});
if (!values.releases) throw new Error('--releases <folder> is needed');

const app = Fastify();
await app.register(sitePlugin, {
  releases: values.releases,
  brandOf: async () => bootSample(8000).brand,
  announcementOf: async () => null,
  bootOf: async () => bootSample(Number(values['load-timeout'])),
  frameBootOf: async () => ({ ...bootSample(Number(values['load-timeout'])), embedded: true }),
  pageOriginOf: (brand) => `http://${brand}.localhost:4000`,
  othersOf: async () => [],
  paymentReachOf: () => paymentReach({ provider: 'sandbox' }, 'http://golf.localhost:4001'),
});
const url = await app.listen({ port: Number(values.port), host: '127.0.0.1' });
process.stdout.write(`${url}\n`);
