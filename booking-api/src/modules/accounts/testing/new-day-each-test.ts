import { type TestApp, testInstant } from '../../../testing/test-app.ts';

/** Counters run per hour and address, so every test of the file moves to another day. */
export function newDayEachTest(server: Pick<TestApp, 'moveClock'>): void {
  let hours = 0;
  beforeEach(() => {
    hours += 25;
    server.moveClock(new Date(Date.parse(testInstant) + hours * 3_600_000).toISOString());
  });
}
