import { readCartSession } from '@sendahead/shared-contracts/carts/calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  alertRaisedEvent,
  sectionReadyEvent,
  sectionRestoredEvent,
} from '@sendahead/shared-contracts/page/topics';
import { credentials, form, saved, setUp } from './testing/restoring-page.ts';

describe('a saved booking that cannot be read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Reads from a server that fails so many times before it answers. */
  function failing(times: number, status = 0) {
    let left = times;
    const page = setUp(
      credentials,
      answering(readCartSession, () => {
        left -= 1;
        if (left >= 0) throw refusal(status, status === 0 ? 'connection_lost' : 'internal');
        return saved;
      }),
    );
    const said: string[] = [];
    page.own.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
    return { ...page, said, asks: () => page.api.calls.length };
  }

  it.each([0, 500, 503])(
    'EN-05 B3-23 after a %i the page says so, and reads the booking again automatically',
    async (status) => {
      const page = failing(2, status);
      const restoration = page.restore();
      page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
      await jest.advanceTimersByTimeAsync(999);
      expect([page.asks(), page.said]).toEqual([1, [expect.stringContaining('We’ll keep trying')]]);
      await jest.advanceTimersByTimeAsync(1);
      expect(page.asks()).toBe(2);
      await jest.advanceTimersByTimeAsync(3000);
      expect(page.asked).toEqual([{ section: 'ship-points', form }]);
      expect([page.said.length, page.reports, restoration.unread()]).toEqual([1, [], false]);
    },
  );

  it('EN-05 an unreadable booking is kept for the next time, and a message says how to retry', async () => {
    const page = failing(9);
    const restoration = page.restore();
    await jest.advanceTimersByTimeAsync(4000);
    expect([page.held(), page.asks(), page.reports.length]).toEqual([credentials, 3, 1]);
    expect(page.said[1]).toMatch(/We couldn’t load your saved booking/);
    expect(restoration.unread()).toBe(true);
  });

  it('EN-05 a booking is not requested again when the answer will not change', async () => {
    const page = failing(9, 400);
    page.restore();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([page.asks(), page.reports.length]).toEqual([1, 1]);
  });
});

describe('a section that does not answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function restoring() {
    const page = setUp(credentials, answering(readCartSession, saved));
    const alerts: string[] = [];
    page.own.events(alertRaisedEvent).subscribe(({ text }) => alerts.push(text));
    const restoration = page.restore();
    for (const section of ['ship-points', 'travelers', 'itinerary'] as const)
      page.remote.publish(sectionReadyEvent, { section });
    await restoration.known;
    return { ...page, alerts, restoration };
  }

  it('a silent section is named after 15 s, the others are restored, and its saved part is kept', async () => {
    const { remote, alerts, restoration } = await restoring();
    remote.publish(sectionRestoredEvent, { section: 'ship-points' });
    remote.publish(sectionRestoredEvent, { section: 'itinerary' });
    await jest.advanceTimersByTimeAsync(14_999);
    expect(alerts).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(alerts).toEqual([expect.stringContaining('Travelers & items')]);
    expect(alerts[0]).not.toMatch(/Ship from|Trip, dates|Coupon/);
    expect([...(restoration.pending()?.sections ?? [])]).toEqual(['travelers', 'checkout']);
  });

  it('a section gets its 15 s after the earlier ones have answered', async () => {
    const { remote, alerts } = await restoring();
    await jest.advanceTimersByTimeAsync(14_000);
    remote.publish(sectionRestoredEvent, { section: 'ship-points' });
    await jest.advanceTimersByTimeAsync(14_000);
    remote.publish(sectionRestoredEvent, { section: 'travelers' });
    remote.publish(sectionRestoredEvent, { section: 'itinerary' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(alerts).toEqual([]);
  });
});
