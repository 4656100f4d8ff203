import type { InjectOptions, Response } from 'light-my-request';
import { type AppOverrides, type BookingApp, buildApp } from '../app.ts';
import { type Clock, createClock } from '../platform/clock.ts';
import { readConfig } from '../platform/settings/config.ts';
import { createTestDatabase } from './database.ts';
import { serverCountOf, startRoundRobin } from './round-robin-servers.ts';

/** A Monday morning in New York, with Thanksgiving ahead. */
export const testInstant = '2026-11-23T15:00:00Z';

export type TestApp = BookingApp & {
  /** Moves the product's clock to an instant. */
  moveClock(instant: string): void;
  /** A separate browser: keeps its cookie and sends the CSRF token of its session. */
  browser(host?: string): Promise<Browser>;
  close(): Promise<void>;
};

/**
 * The whole server on a fresh, seeded database, without a port and without running jobs. `env` are settings
 * in the environment's format.
 */
export async function startTestApp(
  overrides: AppOverrides = {},
  env: Record<string, string> = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  let instant = testInstant;
  const clock: Clock = { now: () => Date.parse(instant), instant: () => new Date(instant).toISOString() };
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    // Loading the modules of a test blocks the event loop for seconds on a busy machine.
    OVERLOAD_DELAY_MS: '0',
    // Only the tests of undoing wait for delayed money and labels.
    UNDO_MINUTES: '0',
    LOG_LEVEL: overrides.logStream ? 'info' : 'silent',
    ...env,
  });
  const { built, close } = await startRoundRobin(serverCountOf(env), () =>
    buildApp(config, { clock, ...overrides }),
  );
  return {
    ...built,
    moveClock: (to) => {
      instant = createClock(to, () => 0).instant();
    },
    browser: async (host = 'golf.localhost:4000') => {
      const browser = new Browser(built, host);
      await browser.open();
      return browser;
    },
    close: async () => {
      await close();
      await database.drop();
    },
  };
}

type Send = { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> };

/** Sends requests as the page does: same origin, cookie, CSRF token. */
export class Browser {
  readonly #built: BookingApp;
  readonly host: string;
  cookie = '';
  csrf = '';

  constructor(built: BookingApp, host: string) {
    this.#built = built;
    this.host = host;
  }

  /** Discards its session, which a moved clock may have ended, and signs in a demo user again. */
  async startOver(name = 'customer'): Promise<void> {
    this.cookie = '';
    this.csrf = '';
    await this.open();
    const answer = await this.signIn(name);
    if (answer.statusCode !== 200) throw new Error(`${name} was not signed in: ${answer.body}`);
  }

  async open(): Promise<void> {
    const answer = await this.send('GET', '/api/v6/session');
    this.csrf = answer.json().csrf_token;
  }

  /** Signs in a demo user by the part of the email before the @. */
  async signIn(name: string, password = 'Sendahead-demo-1'): Promise<Response> {
    const answer = await this.send('POST', '/sessions.json', {
      body: { user: { email: `${name}@demo.test`, password } },
    });
    const { akt } = answer.json();
    if (typeof akt === 'string') this.csrf = akt;
    return answer;
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH',
    url: string,
    { query, body, headers }: Send = {},
  ): Promise<Response> {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        host: this.host,
        accept: 'application/json',
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.csrf ? { 'x-csrf-token': this.csrf } : {}),
        ...(method === 'GET' ? {} : { origin: `http://${this.host}`, 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    };
    const answer = await this.#built.app.inject(options);
    const set = answer.cookies.find((cookie) => cookie.name.endsWith('session'));
    if (set) this.cookie = `${set.name}=${set.value}`;
    return answer;
  }
}
