import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isPickupStillOpen } from './pickup-still-open.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the cut-off of a pickup', () => {
  it('EP-52 allows today until the cut-off hour, and any later working day', async () => {
    const question = { country: 'US', zip: '10001', timeZone: 'America/New_York' };
    const collects = (date: string, instant: string) =>
      isPickupStillOpen(server.context.db, { ...question, date: calendarDate(date) }, Date.parse(instant));
    expect(await collects('2026-11-23', '2026-11-23T20:59:59Z')).toBe(true);
    expect(await collects('2026-11-23', '2026-11-23T21:00:00Z')).toBe(false);
    expect(await collects('2026-11-24', '2026-11-23T21:00:00Z')).toBe(true);
    expect(await collects('2026-11-26', '2026-11-23T21:00:00Z')).toBe(false);
    expect(await collects('2026-11-20', '2026-11-23T21:00:00Z')).toBe(false);
  });
});
