import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** A server whose clock advances for each test, and the body of a registration. */
export function registering() {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  let minute = 0;
  // Counters run per minute and address, so every test moves to another minute.
  beforeEach(() => {
    minute += 10;
    server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + minute * 60_000).toISOString());
  });

  const person = (change: Record<string, unknown> = {}) => ({
    user: {
      first_name: 'Robin',
      last_name: "O'Neil",
      email: `robin-${minute}@example.test`,
      phone: '+1 212 555 0100',
      password: 'a good long one',
      password_confirmation: 'a good long one',
      terms: true,
      ...change,
    },
  });

  return {
    get server() {
      return server;
    },
    get minute() {
      return minute;
    },
    set minute(value) {
      minute = value;
    },
    person,
  };
}
