import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** A server on which each table sets the clock, with a new guest each time. */
export function datedServer() {
  let server: TestApp;
  let guest: Browser;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  /** Sessions end when the clock advances by days, so each row uses a new browser. */
  async function at(instant: string): Promise<void> {
    server.moveClock(instant);
    guest = await server.browser();
  }

  return {
    get server() {
      return server;
    },
    get guest() {
      return guest;
    },
    at,
  };
}
