import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { easyPostVerifier } from '../integrations/addresses/easypost/adapter.ts';
import { easyPostCarriers } from '../integrations/carriers/easypost/adapter.ts';
import { carriage } from '../integrations/carriers/testing/carriage.ts';
import { openIdConnect } from '../integrations/sso/openid.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * An internal address that no outsider may make the server request, and an external one that redirects to it.
 */
let inside: Server;
let outside: Server;
let asked: string[] = [];
let followed = 0;
const urlOf = (server: Server): string => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
};
const listening = (server: Server): Promise<Server> =>
  new Promise((done) => void server.listen(0, '127.0.0.1', () => done(server)));

let shop: TestApp;
beforeAll(async () => {
  inside = await listening(
    createServer((_request, response) => {
      followed += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  outside = await listening(
    createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { location: `${urlOf(inside)}/latest/meta-data` }).end();
    }),
  );
  shop = await startTestApp();
});
afterAll(async () => {
  for (const server of [inside, outside]) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  await shop.close();
});
beforeEach(() => {
  asked = [];
  followed = 0;
});

const settings = () => ({ apiKey: 'EZTK-test', url: `${urlOf(outside)}/v2/`, timeoutMs: 3000 });
const unheard = (): void => {};
const provider = () => ({ issuer: urlOf(outside), clientId: 'shop', secretName: null });

describe('a redirect by a service that the server calls (attack 36)', () => {
  it.each([
    ['a carrier', () => easyPostCarriers(settings()).rates(carriage())],
    [
      'a verifier of addresses',
      () => easyPostVerifier(settings(), unheard).verify(emptyShipPoint('US', 'other')),
    ],
    [
      'a sign-in provider',
      () => {
        const port = openIdConnect({ secretOf: () => undefined, allowHttp: true });
        return port.startUrl(provider(), { ...port.newFlow(), redirectUri: 'http://golf.localhost/x' });
      },
    ],
  ])('a redirect by a called service is not followed: %s', async (_who, call) => {
    const error = await Promise.resolve(call()).then(
      (answer) => (typeof answer === 'object' && 'sure' in answer && !answer.sure ? 'not sure' : undefined),
      String,
    );
    expect(error).toBeDefined();
    expect(asked.length).toBeGreaterThan(0);
    expect(followed).toBe(0);
  });
});

describe('URLs that a visitor types (attack 36)', () => {
  it('typed URLs are only text: the server sends them no request', async () => {
    const guest = await shop.browser();
    for (const url of [
      urlOf(outside),
      'http://169.254.169.254/latest/meta-data',
      'http://[::1]:80/',
      'file:///etc/passwd',
    ]) {
      const form = { ...oneWayForm, o_address: url, o_company_name: url, d_address: url, coupon: url };
      await guest.send('POST', '/refactor/ship_points/validate', { body: form });
      await guest.send('POST', '/refactor/v5/ship/ship_price', { body: form });
      await guest.send('GET', '/api/v5.2/auto-complete/address', { query: { term: url, brand: 'golf' } });
      await guest.send('POST', '/client/rslog', { body: { level: 'error', message: url, url } });
      await guest.send('GET', `/api/v5/auto-complete/place-details/${encodeURIComponent(url)}`);
    }
    expect([asked, followed]).toEqual([[], 0]);
  });

  it('typed URLs reach no HTTP client: only these files send requests, each to a configured URL', () => {
    const root = join(__dirname, '..');
    const speaking = globSync('**/*.ts', { cwd: root })
      .filter((file) => !/test|bench|seed|fields\//.test(file))
      .filter((file) =>
        /\bfetch\(|from '(?:node:)?(?:https?|net|undici|axios)'|from '(?:nodemailer|braintree|@easypost\/api)'|import\('(?:openid-client|braintree|nodemailer|twilio)'\)/.test(
          // Checking whether a text is a URL needs no network.
          readFileSync(join(root, file), 'utf8').replaceAll(
            /import type [^;]+;|import \{ isIP\w* \} [^;]+;/g,
            '',
          ),
        ),
      );
    expect(speaking.sort()).toEqual([
      'integrations/addresses/easypost/adapter.ts',
      'integrations/addresses/mapbox/adapter.ts',
      'integrations/addresses/zip-to-state/choose-state-lookup.ts',
      'integrations/bucket/bucket.ts',
      'integrations/carriers/easypost/adapter.ts',
      'integrations/mail/folder/adapter.ts',
      'integrations/mail/smtp/adapter.ts',
      'integrations/payments/braintree/adapter.ts',
      'integrations/payments/braintree/environment.ts',
      'integrations/payments/sandbox/http.ts',
      'integrations/sms/twilio/adapter.ts',
      'integrations/sso/provider-configurations.ts',
      // To the address that staff set, within the limits of attack 174.
      'modules/releases/hooks/post-hook.ts',
      // It only receives requests.
      'platform/metrics/serve-metrics.ts',
    ]);
  });
});
