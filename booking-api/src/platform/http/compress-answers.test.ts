import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const countries = (encoding: string) =>
  server.app.inject({
    url: '/api/v6/countries',
    headers: { host: 'golf.localhost', 'accept-encoding': encoding },
  });

describe('the compression of answers', () => {
  it('answers are compressed as the browser accepts, and declare that to caches', async () => {
    const plain = await countries('identity');
    const brotli = await countries('gzip, deflate, br');
    const gzip = await countries('gzip');
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  });

  it('small answers are not compressed', async () => {
    const answer = await server.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual({ status: 'alive' });
  });

  it('answers with countries are cached by the browser for an hour', async () => {
    expect((await countries('br')).headers['cache-control']).toBe('private, max-age=3600');
  });
});
