import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** An API answer is not a document: nothing may run, load, frame, post or have a base there. */
const policy = "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'";
const paths = [
  ...allCalls.map(({ method, path }) => [method, path.replaceAll(/:\w+/g, 'x1')] as const),
  ['GET', '/openapi.json'],
  ['GET', '/nothing/here'],
  ['POST', '/ship'],
] as const;

describe('security headers of every answer', () => {
  it.each(paths)('attack 31: %s %s has exactly these', async (method, url) => {
    const { headers, stream } = await server.app.inject({
      method,
      url,
      headers: { host: 'golf.localhost:4000', accept: 'text/html' },
      // Live updates never end on their own.
      payloadAsStream: true,
    });
    stream().destroy();
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
