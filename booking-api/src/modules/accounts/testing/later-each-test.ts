import { type TestApp, testInstant } from '../../../testing/test-app.ts';

/**
 * Begins each test five minutes after the previous one, so that none reaches limits that another has used up.
 */
export function laterEachTest(server: Pick<TestApp, 'moveClock'>): void {
  let minute = 0;
  beforeEach(() => {
    minute += 5;
    server.moveClock(new Date(Date.parse(testInstant) + minute * 60_000).toISOString());
  });
}
