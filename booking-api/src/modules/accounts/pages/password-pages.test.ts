import { startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { startAccountServer } from '../testing/account-server.ts';
import { addApp } from '../testing/authenticator-app.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const server = startPerFile(startAccountServer);
newDayEachTest(server);

const customer = 'customer@demo.test';
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' };
const post = (browser: Browser, url: string, fields: Record<string, string>, headers = {}) =>
  browser.send('POST', url, {
    body: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
  });
const hiddenIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The account that a browser is signed in to. */
const emailIn = async (browser: Browser): Promise<string | undefined> =>
  (await browser.send('GET', '/api/v6/session')).json().user?.email;

async function openLink(browser: Browser, email = customer) {
  const asked = await browser.send('GET', '/password/forgot');
  await post(browser, '/password/forgot', {
    csrf_token: hiddenIn(asked.body, 'csrf_token'),
    email,
  });
  const { text } = await server.nextMail(email, 'set a new password');
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  expect(url.host).toBe('golf.localhost:4000');
  return browser.send('GET', url.pathname + url.search);
}

describe('the pages of a forgotten password', () => {
  it('AC-18 the logo on a form of the account leads to the start page', async () => {
    const { body } = await (await server.browser()).send('GET', '/password/forgot');
    expect(body).toMatch(/<header class="site-header"><div><a href="\/">/);
  });

  it('the pages of a forgotten password reset a password by form, mail and new password, without a script', async () => {
    const browser = await server.browser();
    const page = await openLink(browser);
    expect(page.body).toContain('<label for="password">New password</label>');
    expect(page.body).toContain('autocomplete="new-password"');
    expect(page.body).not.toMatch(/<script|style="|onclick/i);
    const fields = {
      csrf_token: hiddenIn(page.body, 'csrf_token'),
      token: hiddenIn(page.body, 'token'),
      password: 'by the page itself',
      password_confirmation: 'by the page itself',
    };
    const done = await post(browser, '/password/reset', fields);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/password/done']);
    expect((await browser.send('GET', '/password/done')).body).toMatch(
      /Your password is set.*You’re signed in/s,
    );
    expect(await emailIn(browser)).toBe(customer);
    expect((await (await server.browser()).signIn('customer', 'by the page itself')).json().success).toBe(
      true,
    );
    const again = await browser.send('GET', `/password/reset?token=${fields.token}`);
    expect([again.statusCode, again.body.includes('This link no longer works')]).toEqual([422, true]);
  });

  it('attack 76: a mailed link alone does not sign in an account with a second factor', async () => {
    const owner = await server.browser();
    await owner.startOver('admin');
    await addApp(server, owner);
    const browser = await server.browser();
    const page = await openLink(browser, 'admin@demo.test');
    const done = await post(browser, '/password/reset', {
      csrf_token: hiddenIn(page.body, 'csrf_token'),
      token: hiddenIn(page.body, 'token'),
      password: 'Sendahead-demo-1',
      password_confirmation: 'Sendahead-demo-1',
    });
    expect(done.statusCode).toBe(303);
    expect(await emailIn(browser)).toBeUndefined();
    expect((await browser.send('GET', '/password/done')).body).toContain('Use it the next time you sign in');
  });

  it('the pages of a forgotten password show errors in the title, in a summary that links the field, and at the field', async () => {
    const browser = await server.browser();
    const page = await openLink(browser);
    const answer = await post(browser, '/password/reset', {
      csrf_token: hiddenIn(page.body, 'csrf_token'),
      token: hiddenIn(page.body, 'token'),
      password: 'short',
      password_confirmation: 'other',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<title>Error: Set a new password');
    expect(answer.body).toContain('<a href="#password">Minimum character is not reached</a>');
    expect(answer.body).toContain('aria-describedby="password-hint password-error" aria-invalid="true"');
    const empty = await post(browser, '/password/forgot', {
      csrf_token: hiddenIn(page.body, 'csrf_token'),
      email: '',
    });
    expect(empty.body).toContain('<a href="#email">Please enter your email</a>');
  });

  it("the pages of a forgotten password send a policy that runs no script, and show the brand's colors and name", async () => {
    const page = await (await server.browser('ski.localhost:4000')).send('GET', '/password/forgot');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    const nonce = /style nonce="([^"]+)"/.exec(page.body)?.[1] ?? 'none';
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    const golf = await (await server.browser()).send('GET', '/password/forgot');
    const brandOf = (html: string) => /--brand:(#\w{6})/.exec(html)?.[1];
    expect(brandOf(page.body)).not.toBe(brandOf(golf.body));
  });

  it.each([
    ['a token of nobody', { csrf_token: 'x' }, {}],
    ['another site', {}, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a frame without an origin', {}, { origin: 'null' }],
  ])(
    'the pages of a forgotten password refuse a form that comes with %s (attacks 23, 24)',
    async (_case, fields, headers) => {
      const browser = await server.browser();
      const page = await browser.send('GET', '/password/forgot');
      const before = server.posted.length;
      const answer = await post(
        browser,
        '/password/forgot',
        { csrf_token: hiddenIn(page.body, 'csrf_token'), email: customer, ...fields },
        headers,
      );
      expect(answer.statusCode).toBe(403);
      expect(server.posted).toHaveLength(before);
    },
  );

  it('the pages of a forgotten password escape everything that was typed', async () => {
    const browser = await server.browser();
    const markup = '"><script>alert(1)</script>';
    const page = await browser.send('GET', '/password/reset', { query: { token: markup } });
    expect(page.statusCode).toBe(422);
    expect(page.body).not.toContain('<script>');
    const { body } = await browser.send('GET', '/password/forgot');
    const answer = await post(browser, '/password/reset', {
      csrf_token: hiddenIn(body, 'csrf_token'),
      token: markup,
      password: 'x',
      password_confirmation: 'y',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).not.toContain('<script>');
  });

  it("the pages of a forgotten password keep white text readable on every brand's colors", async () => {
    const brands = await server.context.db.selectFrom('brands').select(['slug', 'words']).execute();
    expect(brands.length).toBeGreaterThanOrEqual(9);
    for (const { slug, words } of brands)
      expect([slug, contrastWithWhite(words.theme?.brand ?? '#ffffff') >= 4.5]).toEqual([slug, true]);
  });

  it.each([
    ['a list', 'application/json', '[]'],
    ['other types', 'application/json', '{"email":{"a":1},"token":[1],"csrf_token":null}'],
    ['a prototype', 'application/json', '{"__proto__":{"csrf_token":"x"}}'],
    ['brackets', 'application/x-www-form-urlencoded', 'email[a]=1&csrf_token[]=x&token=%00'],
    ['plain text', 'text/plain', 'email=x'],
    ['too much', 'application/x-www-form-urlencoded', `token=${'x'.repeat(300_000)}`],
  ])('the pages of a forgotten password refuse a form posted from %s', async (_what, type, body) => {
    const browser = await server.browser();
    for (const url of ['/password/forgot', '/password/reset']) {
      const { statusCode } = await browser.send('POST', url, { body, headers: { 'content-type': type } });
      expect([400, 403, 413, 415, 422]).toContain(statusCode);
    }
    for (const url of [
      '/password/reset?token[]=x',
      '/password/reset?token=%00',
      '/users/auth/%00',
      '/users/auth/x/callback?state[]=1',
    ])
      expect((await browser.send('GET', url)).statusCode).toBeLessThan(500);
  });

  it('ask the user to wait after too many requests', async () => {
    const browser = await server.browser();
    const { body } = await browser.send('GET', '/password/forgot');
    let last = { statusCode: 0, body: '' };
    for (let tries = 0; tries < 11; tries += 1) {
      last = await post(browser, '/password/forgot', {
        csrf_token: hiddenIn(body, 'csrf_token'),
        email: `nobody-${tries}@demo.test`,
      });
    }
    expect([last.statusCode, last.body.includes('Too many tries')]).toEqual([429, true]);
  });
});

/** WCAG contrast of a `#rrggbb` color with white. */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
