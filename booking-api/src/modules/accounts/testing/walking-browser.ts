import type { TestApp } from '../../../testing/test-app.ts';

/** The hosts of two brands in tests. */
export const golf = 'http://golf.localhost:4000';
export const ski = 'http://ski.localhost:4000';

/** What the console of golf opens at ski. */
export const wanted = '/ship?change_order=ord_1';
export const opened = (from = 'golf', to = wanted): string =>
  `${ski}/admin/continue?${new URLSearchParams({ to, order: 'SA-1234-5678', from })}`;
/** Ski's own sign-in, which returns to the page that was opened. */
export const signInAtSki = `${ski}/account?${new URLSearchParams({
  login_flag: '1',
  value: `/admin/continue?${new URLSearchParams({ to: wanted, order: 'SA-1234-5678' })}`,
})}`;

/** The token in an address; '' without one. */
export const tokenIn = (address: string): string => new URL(address).searchParams.get('token') ?? '';

/** An address with another host or another value of a parameter. */
export function changed(address: string, change: Record<string, string>, origin?: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return origin === undefined ? url.href : `${origin}${url.pathname}${url.search}`;
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** One browser at the hosts of several brands: it keeps the cookies of each, and follows redirects. */
export class WalkingBrowser {
  readonly #server: TestApp;
  readonly jars = new Map<string, Map<string, string>>();
  readonly headers: Record<string, string> = {
    'user-agent': chrome,
    accept: 'text/html',
    'sec-fetch-dest': 'document',
  };

  constructor(server: TestApp) {
    this.#server = server;
  }

  jar(url: string): Map<string, string> {
    const { host } = new URL(url);
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  /** One answer; redirects are not followed. */
  async get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
    const { host, pathname, search } = new URL(url);
    const jar = this.jar(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#server.app.inject({
      method,
      url: pathname + search,
      headers: { ...this.headers, host, ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const { name, value, maxAge } of answer.cookies)
      if (value === '' || maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    const to = answer.headers.location;
    return { answer, to: typeof to === 'string' ? new URL(to, url).href : undefined };
  }

  /** The addresses of a walk: each redirect, up to the first page outside of the handover. */
  async walk(url: string): Promise<string[]> {
    const seen: string[] = [];
    let next: string | undefined = url;
    while (next !== undefined && seen.length < 10) {
      if (!/\/admin\/(continue|handover)/.test(new URL(next).pathname)) break;
      next = (await this.get(next)).to;
      if (next !== undefined) seen.push(next);
    }
    return seen;
  }

  /** The address that redeems at ski, as golf issued it to this browser. */
  async issued(url = opened()): Promise<string> {
    const asked = (await this.get(url)).to ?? '';
    return (await this.get(asked)).to ?? '';
  }

  async call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) {
    const { host, origin, pathname, search } = new URL(url);
    const jar = this.jar(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const read = { ...this.headers, host, accept: 'application/json', ...(cookie ? { cookie } : {}) };
    const session = await this.#server.app.inject({ method: 'GET', url: '/api/v6/session', headers: read });
    const set = session.cookies.find(({ name }) => name.endsWith('session'));
    if (set) jar.set(set.name, set.value);
    if (method === 'GET' && pathname === '/api/v6/session') return session;
    const answer = await this.#server.app.inject({
      method,
      url: pathname + search,
      headers: {
        ...read,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': session.json().csrf_token,
        origin,
        'sec-fetch-site': 'same-origin',
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  }

  async signIn(origin: string, name = 'admin'): Promise<this> {
    const user = { email: `${name}@demo.test`, password: 'Sendahead-demo-1' };
    const answer = await this.call('POST', `${origin}/sessions.json`, { user });
    if (answer.json().success !== true) throw new Error(`${name} was not signed in: ${answer.body}`);
    return this;
  }

  /** The role of the person who is signed in at a brand. */
  async roleAt(origin: string): Promise<string> {
    return (await this.call('GET', `${origin}/api/v6/session`)).json().role;
  }
}

/** A refusal: ski's own sign-in with what was opened, and no session. */
export async function expectRefused(browser: WalkingBrowser, address: string, headers = {}): Promise<void> {
  expect((await browser.get(address, headers)).to).toBe(signInAtSki);
  expect(await browser.roleAt(ski)).toBe('guest');
}
