import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import * as fc from 'fast-check';
import { answered } from '../testing/answered.ts';
import { pickupFee, serviceOption } from '../testing/services.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';
import { arrivalOf, chosenService } from './chosen-service.ts';
import { areDaysKnown, reasonAgainst } from './days.ts';
import type { ItineraryEvent } from './events.ts';
import { legDays } from './leg-days.ts';
import { feeOf } from './pickup.ts';
import { publication } from './publication.ts';
import { reduce } from './reducer.ts';
import { type ItineraryState, initialState } from './state.ts';

const day = calendarDate;
const today = day('2026-11-21');
const start = initialState(golfBrand(), { date: today, hour: 9 });
const after = (state: ItineraryState, ...events: ItineraryEvent[]) => events.reduce(reduce, state);

const undated = answered(
  after(
    start,
    { type: 'points-known', points: bothEnds(), today, hour: 9 },
    { type: 'travelers-known', travelers: golfer(bag()) },
  ),
);
const planned = answered(after(undated, { type: 'date-chosen', leg: 'outbound', date: day('2026-11-24') }));

describe('dates', () => {
  it('TL-19 no date is filled in before one is chosen', () => {
    expect(undated.outbound.date).toBeNull();
  });

  it('TL-14 a saved date on a holiday is moved, and the page says so', () => {
    const saved: ItineraryEvent = {
      type: 'restored',
      itinerary: {
        tripType: 'one_way',
        outbound: {
          pickupFeeId: 1,
          pickupDate: day('2026-11-26'),
          carrier: '',
          serviceLevelId: null,
          arrivalDate: null,
        },
        return: null,
      },
    };
    const state = after(planned, saved);
    expect(state.outbound).toMatchObject({
      date: '2026-11-27',
      note: { kind: 'moved', from: '2026-11-26', reason: 'holiday' },
    });
  });

  it('a date of the past in a saved trip becomes the first possible one', () => {
    const saved: ItineraryEvent = {
      type: 'restored',
      itinerary: {
        tripType: 'one_way',
        outbound: {
          pickupFeeId: 1,
          pickupDate: day('2026-01-05'),
          carrier: '',
          serviceLevelId: null,
          arrivalDate: null,
        },
        return: null,
      },
    };
    expect(after(planned, saved).outbound.date).toBe('2026-11-24');
  });

  it('TL-13 an emptied date remains empty, and a chosen one is kept while it is available', () => {
    const emptied = after(planned, { type: 'date-chosen', leg: 'outbound', date: null });
    expect(answered(emptied).outbound.date).toBeNull();
    const chosen = after(planned, { type: 'date-chosen', leg: 'outbound', date: day('2026-12-03') });
    expect(answered(chosen).outbound.date).toBe('2026-12-03');
  });

  it('VL-01 VL-02 TL-15 the state never holds an unavailable day, nor a return before the arrival', () => {
    const dates = fc.integer({ min: -10, max: 60 }).map((offset) => addDays(today, offset));
    const leg = fc.constantFrom<LegName>('outbound', 'return');
    const event = fc.oneof(
      fc.record({ type: fc.constant('date-chosen' as const), leg, date: fc.option(dates) }),
      fc.record({
        type: fc.constant('service-chosen' as const),
        leg,
        serviceLevelId: fc.constantFrom(1, 3, 5, 9),
      }),
      fc.record({ type: fc.constant('pickup-chosen' as const), leg, feeId: fc.constantFrom(0, 1, 7) }),
      fc.record({
        type: fc.constant('trip-type-chosen' as const),
        tripType: fc.constantFrom('one_way' as const, 'round_trip' as const),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 15 }),
        fc.array(dates, { maxLength: 10 }),
        (events, closed) => {
          let state = answered(planned, closed);
          for (const each of events) {
            state = reduce(state, each);
            state = answered(state, closed);
            for (const name of legNames) {
              const { date } = state[name];
              if (date !== null && areDaysKnown(state, name))
                expect(reasonAgainst(state, name, date)).toBeNull();
            }
            const arrival = arrivalOf(state, 'outbound');
            if (state.return.date !== null && arrival !== null)
              expect(state.return.date > arrival).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('handing over', () => {
  it('TL-09 same-day pickup is offered only for today', () => {
    const sameday = pickupFee({ id: 4, sameday: true, default: false });
    const fees: ItineraryEvent = {
      type: 'fees-answered',
      leg: 'outbound',
      key: planned.outbound.fees.key,
      value: [pickupFee(), sameday],
    };
    const state = after(planned, fees, { type: 'pickup-chosen', leg: 'outbound', feeId: 4 });
    expect(feeOf(state, 'outbound')?.id).toBe(1);
    const monday = { ...state, today: day('2026-11-24') };
    expect(feeOf(monday, 'outbound')?.id).toBe(4);
  });
});

describe('a leg day by day', () => {
  it('weekends and holidays are days on which nothing moves', () => {
    const dated = answered(after(planned, { type: 'date-chosen', leg: 'outbound', date: day('2026-11-25') }));
    const state = after(dated, { type: 'service-chosen', leg: 'outbound', serviceLevelId: 1 });
    const service = chosenService(state, 'outbound');
    const days = legDays(state, 'outbound', { handOver: 'Picked up', delivery: 'Delivered' });
    expect(days[0]).toEqual({ kind: 'pickup', date: '2026-11-25', what: 'Picked up' });
    expect(days[1]).toEqual({ kind: 'idle', date: '2026-11-26', why: 'Thanksgiving Day' });
    expect(days.at(-1)).toEqual({ kind: 'delivery', date: service?.arrival_date, what: 'Delivered' });
    const idle = days.flatMap((each) => (each.kind === 'idle' ? [{ date: each.date, why: each.why }] : []));
    expect(publication(state).outbound.idleDays).toEqual(idle);
  });
});

it('SV-09 a choice that is temporarily not offered is kept', () => {
  const chosen = answered(after(planned, { type: 'service-chosen', leg: 'outbound', serviceLevelId: 3 }));
  const without: ItineraryEvent = {
    type: 'services-answered',
    leg: 'outbound',
    key: chosen.outbound.services.key,
    value: {
      date: day('2026-11-24'),
      feeId: 1,
      items: [serviceOption()],
      ofTravelers: [],
      nextDay: null,
      message: '',
      stopped: [],
      limited: false,
    },
  };
  expect(arrivalOf(after(chosen, without), 'outbound')).toBeNull();
  const changed = after(chosen, without, { type: 'travelers-known', travelers: golfer(bag(), bag()) });
  expect(arrivalOf(answered(changed), 'outbound')).toBe('2026-11-25');
});

it('OPEN-50 a date typed while the free days load is accepted when they are known', () => {
  const request = after(undated, { type: 'pickup-chosen', leg: 'outbound', feeId: 0 });
  expect(areDaysKnown(request, 'outbound')).toBe(false);
  const typed = (date: string) =>
    answered(after(request, { type: 'date-chosen', leg: 'outbound', date: day(date) })).outbound;
  expect(typed('2026-12-03')).toMatchObject({
    date: '2026-12-03',
    note: null,
    wished: null,
  });
  expect(typed('2026-12-05')).toMatchObject({
    date: '2026-12-07',
    note: { kind: 'moved', from: '2026-12-05' },
  });
});
