import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ pages: true });
});
afterAll(() => server.close());
const ask = (url: string) => server.app.inject({ url, headers: { host: 'golf.localhost:4000' } });

describe('the logo of a microsite', () => {
  it('OPEN-45 the logo of a microsite is a picture that runs and loads nothing', async () => {
    const logo = await ask('/microsites/1/logo.svg');
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
    expect(logo.headers['content-security-policy']).toContain('sandbox');
  });

  it.each(['2', '999', 'x', '1%27'])('OPEN-45 the logo of a microsite is not found for %s', async (id) => {
    expect((await ask(`/microsites/${id}/logo.svg`)).statusCode).toBe(404);
  });
});
