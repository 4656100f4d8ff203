import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    pages: true,
    routes: (app) => {
      app.get('/broken', () => {
        throw new Error('secret detail of the fault');
      });
    },
  });
});
afterAll(() => server.close());

const browserAccepts = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const get = (url: string, accept: string | undefined = browserAccepts, host = 'ski.localhost:4000') =>
  server.app.inject({ method: 'GET', url, headers: { host, ...(accept ? { accept } : {}) } });

describe('refusals shown to people', () => {
  it('OPEN-01 an unknown URL shows a page of the brand with a link to the booking', async () => {
    const { statusCode, headers, body } = await get('/no/such/page');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('accept');
    expect(body).toContain('<title>We can’t find that page | Sendahead Snow</title>');
    expect(body).toContain('<h1>We can’t find that page</h1>');
    expect(body).toContain('href="/ship"');
    expect(body).toContain('--brand:#0e5e8c');
  });

  it('attack 31 an error page has the security headers of every page and runs no script', async () => {
    const { headers, body } = await get('/no/such/page');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(body).not.toMatch(/<script|style="| on\w+=/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/nothing?x=<script>alert(1)</script>',
    '/"><img src=x onerror=alert(1)>',
    '/nothing/%E2%80%AEevil',
    '/%zz<script>alert(1)</script>',
  ])('attack 28 no part of the URL %s appears in its page', async (url) => {
    const { body, statusCode } = await get(encodeURI(url).replace('%25', '%'));
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/alert|evil|onerror|nothing/);
  });

  it.each([
    ['application/json', '/no/such/page'],
    ['*/*', '/no/such/page'],
    [undefined, '/no/such/page'],
    ['application/json, text/html', '/no/such/page'],
    [browserAccepts, '/api/v6/nothing'],
    [browserAccepts, '/v2/nothing'],
    [browserAccepts, '/refactor/v5/nothing'],
  ])('a client that accepts %s gets the problem document at %s', async (accept, url) => {
    const answer = await server.app.inject({ method: 'GET', url, headers: accept ? { accept } : {} });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('a call that returns html still refuses with a problem document', async () => {
    const answer = await get('/brands/header?brand_header=nobrand');
    expect(answer.json()).toMatchObject({ status: 404, code: 'brand_not_found' });
  });

  it('an error page shows no detail, and does not query the database', async () => {
    const asked = jest.spyOn(server.context.db, 'selectFrom');
    const { statusCode, headers, body } = await get('/broken');
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>Something went wrong on our end</h1>');
    expect(body).not.toContain('secret detail');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('an unknown page has the company’s name while the database fails', async () => {
    const asked = jest.spyOn(server.context.db, 'selectFrom').mockImplementation(() => {
      throw new Error('no database');
    });
    const { statusCode, body } = await get('/no/such/page', browserAccepts, 'localhost');
    asked.mockRestore();
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>We can’t find that page | Sendahead</title>');
  });
});
