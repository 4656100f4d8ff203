import { startTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the server', () => {
  it('reports that it is live and ready', async () => {
    const browser = await server.browser();
    expect((await browser.send('GET', '/healthz')).json()).toEqual({ status: 'alive' });
    expect((await browser.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('describes its calls as OpenAPI 3.1', async () => {
    const answer = await server.app.inject('/openapi.json');
    const { openapi, paths } = answer.json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/v2/zip_info', '/refactor/v5/ship/ship_price', '/sessions.json']),
    );
    const page = await server.app.inject('/docs/');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('serves the OpenAPI page without the bar whose inline style the policy refuses', async () => {
    const policy = String((await server.app.inject('/docs/')).headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' https: *;/);
    const { body } = await server.app.inject('/docs/static/swagger-initializer.js');
    expect(body).toMatch(/const config = \{[^}]*"layout":"BaseLayout"/);
  });

  it('answers unknown paths with a problem document and nothing more', async () => {
    const answer = await server.app.inject('/no/such/path');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      status: 404,
      code: 'not_found',
      fields: [],
      trace_id: expect.any(String),
    });
    expect(answer.headers['x-request-id']).toBe(answer.json().trace_id);
  });
});
