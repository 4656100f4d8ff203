import { holidays, nextPickupDay, unavailableDays } from '@sendahead/shared-contracts/calendar/calls';
import { cutOffTimes, sameDayDropOffCutOff } from '@sendahead/shared-contracts/calendar/cut-off-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate as day } from '@sendahead/shared-contracts/primitives/calendar-date';
import { pickupFees } from '@sendahead/shared-contracts/services/calls';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { choose, type Page, planned, undated } from '../testing/planned.ts';
import { readLazies } from '../testing/read-lazies.ts';
import { pickupFee } from '../testing/services.ts';
import { pass, startedAt } from '../testing/started.ts';
import { austinHome, bag, bothEnds, golfer, naplesClub } from '../testing/upstream-slices.ts';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers each request after its own time; the last one applies to all that follow. */
function paced(...paces: readonly number[]) {
  let turn = 0;
  return async (): Promise<number> => {
    turn += 1;
    const mine = turn;
    await after(paces[Math.min(mine, paces.length) - 1] ?? 0);
    return mine;
  };
}

const elsewhere = (zip: string) => bothEnds({ origin: naplesClub({ club: null, kind: 'other', zip }) });

const clubOf = (id: number) => {
  const { club, ...rest } = naplesClub();
  return { ...rest, club: club && { ...club, id } };
};

describe('simultaneous changes', () => {
  it.each([
    ['pickups', pickupFees, [8, 9, 10].map((id) => bothEnds({ origin: clubOf(id) }))],
    [
      'free days',
      unavailableDays,
      ['CA', 'IE', 'GB'].map((country) => bothEnds({ destination: austinHome({ country }) })),
    ],
    ['the first day', nextPickupDay, ['34103', '34104', '34105'].map(elsewhere)],
  ] as const)(
    'simultaneous changes cause one request for %s, 50 ms after the last change',
    async (_what, { name }, changes) => {
      const page = await planned();
      const before = page.called(name).length;
      for (const points of changes) {
        await pass(45);
        page.tellPoints(points);
      }
      await pass(45);
      expect(page.called(name)).toHaveLength(before);
      await pass(60);
      expect(page.called(name)).toHaveLength(before + 1);
    },
  );
});

describe('a late answer after the answer of a newer request', () => {
  it('TL-07 a late answer does not change the newer pickups', async () => {
    const pace = paced(5000, 10);
    const page = await planned(
      answering(pickupFees, async () => ({ pickup_fees: [pickupFee({ id: await pace() })] })),
    );
    page.tellPoints(elsewhere('34102'));
    await pass(200);
    expect(page.last()?.outbound.pickupFeeId).toBe(2);
    await pass(10_000);
    expect(page.last()?.outbound.pickupFeeId).toBe(2);
  });

  it('TL-13 a late answer does not change the newer first day', async () => {
    const pace = paced(5000, 10);
    const days = ['2026-12-03', '2026-12-08'].map(day);
    const page = await planned(
      answering(nextPickupDay, async () => ({ date: days[(await pace()) - 1] ?? day('2026-12-08') })),
    );
    page.tellPoints(elsewhere('34104'));
    await pass(10_000);
    expect(page.last()?.outbound.pickupDate).toBe('2026-12-08');
  });

  it('TL-17 a late answer does not change the newer free days', async () => {
    const pace = paced(5000, 10);
    const page = await planned(
      answering(unavailableDays, async () => ((await pace()) === 1 ? [day('2026-12-09')] : [])),
    );
    page.store.dispatch({ type: 'pickup-chosen', leg: 'outbound', feeId: 0 });
    await pass(10_000);
    expect(page.store.getState().outbound.days.value?.unavailable).toEqual([]);
  });

  it('VL-03 a late answer does not change the newer days in time', async () => {
    const page = await planned(
      answering(priceCalendar, async ({ body }) => {
        const first = body.arrive_by === '2026-12-18';
        await after(first ? 5000 : 10);
        return { days: [] };
      }),
    );
    const by = (date: string) =>
      page.store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: day(date) });
    by('2026-12-18');
    await pass(400);
    by('2026-12-16');
    await pass(400);
    const answered = page.store.getState().outbound.inTime;
    expect(answered.value).toEqual([]);
    await pass(10_000);
    expect(page.store.getState().outbound.inTime).toEqual(answered);
  });

  it('TL-18 OPEN-64 a drop-off keeps its day when the cut-off of the pickup arrives late', async () => {
    const page = startedAt(
      '2026-11-23T15:00:00Z',
      answering(cutOffTimes, async () => {
        await after(5000);
        return { success: true, new_date: day('2026-11-25'), origin_local_hour: 17 };
      }),
      answering(sameDayDropOffCutOff, { past: false, next_day: day('2026-11-23') }),
      answering(nextPickupDay, { date: day('2026-11-23') }),
    );
    page.tellPoints(elsewhere('34102'));
    page.tellTravelers(golfer(bag()));
    page.pickUpOn('2026-11-23');
    await pass(1000);
    expect(page.called(cutOffTimes.name)).toHaveLength(1);
    page.store.dispatch({ type: 'pickup-chosen', leg: 'outbound', feeId: 0 });
    await pass(10_000);
    expect(page.last()?.outbound).toMatchObject({ pickupFeeId: 0, pickupDate: '2026-11-23' });
  });
});

describe('prices of the days of a month', () => {
  const shown = async (page: Page, month: string): Promise<number> => {
    page.store.dispatch({ type: 'month-shown', leg: 'outbound', month });
    await pass(500);
    return page.called('services.price-calendar').length;
  };

  it('prices are requested once for each month, and again for other bags', async () => {
    const page = await planned();
    expect(await shown(page, '2026-12')).toBe(1);
    expect(await shown(page, '2027-01')).toBe(2);
    expect(await shown(page, '2026-12')).toBe(2);
    page.tellTravelers(golfer(bag(), bag()));
    await pass(1000);
    expect(page.called('services.price-calendar')).toHaveLength(3);
  });

  it('prices that failed to load are requested again when the month is shown again', async () => {
    let down = true;
    const page = await planned(
      answering(priceCalendar, () => {
        if (down) throw refusal(503, 'unavailable');
        return { days: [] };
      }),
    );
    await shown(page, '2026-12');
    expect(page.store.getState().outbound.prices.value).toBeNull();
    down = false;
    await shown(page, '2026-12');
    expect(page.store.getState().outbound.prices.value).toEqual([]);
  });
});

describe('requests without an answer', () => {
  it.each([
    ['pickups', pickupFees, (page: Page) => page.store.getState().outbound.fees.value],
    ['free days', holidays, (page: Page) => page.store.getState().outbound.days.value],
    ['the first day', nextPickupDay, (page: Page) => page.store.getState().earliest.value],
  ] as const)(
    'B3-23 unanswered requests are repeated automatically every 15 s: %s',
    async (_what, call, value) => {
      const page = await undated({
        definition: call,
        answer: () => {
          throw refusal(0, 'connection_lost');
        },
      });
      const asked = page.called(call.name).length;
      expect(value(page)).toBeNull();
      await pass(13_500);
      expect(page.called(call.name)).toHaveLength(asked);
      await pass(1500);
      expect(page.called(call.name)).toHaveLength(asked + 1);
      await pass(15_100);
      expect(page.called(call.name).length).toBeGreaterThan(asked + 1);
    },
  );

  it('B3-23 VL-03 the request for days in time is repeated when the connection is back', async () => {
    let down = true;
    const page = await planned(
      answering(priceCalendar, () => {
        if (down) throw refusal(0, 'connection_lost');
        return { days: [] };
      }),
    );
    page.store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: day('2026-12-18') });
    await pass(500);
    expect(page.store.getState().outbound.inTime).toMatchObject({ value: null });
    down = false;
    window.dispatchEvent(new Event('online'));
    await pass(500);
    expect(page.store.getState().outbound.inTime.value).toEqual([]);
  });

  it('B3-23 answered requests are not repeated', async () => {
    const page = await planned();
    await choose(page, 'outbound', 1);
    const asked = page.api.calls.length;
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(page.api.calls).toHaveLength(asked);
  });

  it('a page that was left sends no more requests', async () => {
    const page = await planned(
      answering(pickupFees, () => {
        throw refusal(0, 'connection_lost');
      }),
    );
    page.stop();
    const asked = page.api.calls.length;
    await pass(60_000);
    expect(page.api.calls).toHaveLength(asked);
  });
});
