import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const ask = (url: string, accept: string | undefined) =>
  server.app.inject({ url, headers: { host: 'golf.localhost:4000', ...(accept ? { accept } : {}) } });

const calls = [
  ['EP-10', '/state_options?country=US'],
  ['EP-11', '/brands/header?brand_header=golf'],
] as const;

describe.each(calls)('%s %s', (row, url) => {
  it.each([
    ['application/json', 'application/json'],
    ['application/json, text/plain, */*', 'application/json'],
    ['text/html;q=0.5, application/json', 'application/json'],
    ['application/*', 'application/json'],
    ['text/html;q=0, */*', 'application/json'],
    ['Application/JSON', 'application/json'],
    ['text/html', 'text/html'],
    ['text/html, application/json;q=0.9', 'text/html'],
    ['application/json;q=0, */*', 'text/html'],
    ['application/jsonp', 'text/html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['image/png', 'text/html'],
    [undefined, 'text/html'],
  ])(`${row} answers Accept %p with %s, and sends Vary: Accept`, async (accept, type) => {
    const answer = await ask(url, accept);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept');
  });
});
