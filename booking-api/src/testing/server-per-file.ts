import type { BookingApp } from '../app.ts';
import { Browser } from './test-app.ts';

/** Starting a server may wait for other load of the machine. */
const startMs = 120_000;

/**
 * Starts something before the tests of a file and closes it after them. Use it from the first hook on;
 * earlier use throws.
 */
export function startPerFile<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  let started: T | undefined;
  beforeAll(async () => {
    started = await start();
  }, startMs);
  afterAll(() => started?.close(), startMs);
  return new Proxy({} as T, {
    get: (_, name) => {
      if (!started) throw new Error(`${String(name)} was asked for before the tests began`);
      return Reflect.get(started, name);
    },
  });
}

/**
 * A demo user, signed in before the tests of a file; `each` signs in again before every test, for tests that
 * move the clock.
 */
export function signedInBrowser(
  server: BookingApp,
  name = 'customer',
  often: 'once' | 'each' = 'once',
): Browser {
  const browser = new Browser(server, 'golf.localhost:4000');
  const signIn = () => browser.startOver(name);
  if (often === 'once') beforeAll(signIn);
  else beforeEach(signIn);
  return browser;
}
