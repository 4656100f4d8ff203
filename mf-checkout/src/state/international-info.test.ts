import type { InternationalInfo } from '@sendahead/shared-contracts/preferences/rules';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import {
  goodLeg,
  goodPoints,
  goodTravelers,
  oneWay,
  pointsFromIreland,
  roundTrip,
} from '../testing/page-slices.ts';
import { priceOf } from '../testing/prices.ts';
import type { CheckoutEvent } from './events.ts';
import { infoKey, infoProblems, isInfoNeeded, unsavedInfo } from './international-info.ts';
import { missingFor } from './missing.ts';
import { reduce } from './reducer.ts';
import { wantedPriceKey } from './selectors.ts';
import { type CheckoutState, initialState } from './state.ts';

const arrival = calendarDate('2026-12-09');
const departure = calendarDate('2026-12-20');
const days = { arrival, departure, terms: true };
const cart = (id: string): CheckoutEvent => ({
  type: 'cart-known',
  cart: { id, displayId: `SA-${id}` },
  micrositeId: null,
});
const entered = (change: Partial<InternationalInfo>): CheckoutEvent => ({ type: 'info-entered', change });

/** A priced trip from Dublin that costs nothing, so that only the dates are missing for the order. */
function trip(
  events: CheckoutEvent[] = [],
  itinerary = oneWay(),
  points = pointsFromIreland(),
): CheckoutState {
  const filled: CheckoutEvent[] = [
    { type: 'points-known', points },
    { type: 'travelers-known', travelers: goodTravelers() },
    { type: 'itinerary-known', itinerary },
    cart('cart_1'),
  ];
  const state = filled.reduce(reduce, initialState);
  const price: CheckoutEvent = { type: 'price-arrived', key: wantedPriceKey(state) ?? '', price: priceOf(0) };
  return [price, ...events].reduce(reduce, state);
}

describe('the traveler’s days of a trip between two countries', () => {
  it('OPEN-44 are asked for by the countries of both ends alone', () => {
    expect(isInfoNeeded(initialState)).toBe(false);
    expect(isInfoNeeded(trip([], oneWay(), goodPoints()))).toBe(false);
    expect(isInfoNeeded(trip())).toBe(true);
    expect(missingFor(trip([], oneWay(), goodPoints()))).toEqual([]);
  });

  it('PY-14 VL-44 are missing for an order, field by field, with the departure on a round trip', () => {
    expect(missingFor(trip())).toEqual(['info_arrival_missing', 'info_terms_missing']);
    expect(missingFor(trip([], roundTrip()))).toEqual([
      'info_arrival_missing',
      'info_departure_missing',
      'info_terms_missing',
    ]);
    expect(missingFor(trip([entered({ arrival, terms: true })]))).toEqual([]);
    expect(missingFor(trip([entered(days)], roundTrip()))).toEqual([]);
  });

  it('VL-44 travel dates cannot end before they begin', () => {
    const backwards = trip([entered({ ...days, arrival: departure, departure: arrival })]);
    expect(infoProblems(backwards)).toEqual({ date_of_departure: 'info_departure_early' });
    expect(unsavedInfo(backwards)).toBeNull();
  });

  it.each([
    ['the day before', '2026-12-07', { date_of_departure: 'info_departure_before_bags' }],
    ['that day', '2026-12-08', {}],
  ])('VL-44 do not end before the bags arrive: %s', (_what, last, problems) => {
    const leaving = entered({
      arrival: calendarDate('2026-12-01'),
      departure: calendarDate(last),
      terms: true,
    });
    expect(infoProblems(trip([leaving]))).toEqual(problems);
    // No service is chosen yet, so nobody knows when they arrive.
    const open = trip([leaving], oneWay({ outbound: goodLeg({ service: null }) }));
    expect(infoProblems(open)).toEqual({});
  });

  it('QN-10 are to be saved once they are whole, and again with other days or another cart', () => {
    expect(unsavedInfo(trip())).toBeNull();
    const key = infoKey('cart_1', days);
    const whole = trip([entered(days)]);
    expect(unsavedInfo(whole)).toBe(key);
    const saved = reduce(whole, { type: 'info-saved', key });
    expect(unsavedInfo(saved)).toBeNull();
    expect(unsavedInfo(reduce(saved, cart('cart_2')))).toBe(infoKey('cart_2', days));
    expect(unsavedInfo(reduce(saved, entered({ departure: null })))).toBe(
      infoKey('cart_1', { ...days, departure: null }),
    );
  });

  it('QN-10 come back from the server where nothing was entered yet', () => {
    const found: CheckoutEvent = { type: 'info-found', cartId: 'cart_1', info: days };
    const back = trip([found]);
    expect([back.info.entered, unsavedInfo(back)]).toEqual([days, null]);
    const mine = trip([entered({ arrival: departure }), found]);
    expect(mine.info.entered).toMatchObject({ arrival: departure, departure: null });
  });
});

describe('an attempt while the days are not saved', () => {
  const admitted: CheckoutEvent = {
    type: 'session-known',
    session: {
      role: 'consumer',
      user: { id: 'usr_1', email: 'ann@lee.test', firstName: 'Ann', lastName: 'Lee', phone: '' },
      acceptedTerms: true,
      onBehalfOf: null,
    },
  };
  const attempted: CheckoutEvent = { type: 'attempt-started', key: 'key-1' };
  const waiting = trip([admitted, entered(days), attempted]);
  const saved: CheckoutEvent = { type: 'info-saved', key: infoKey('cart_1', days) };

  it('PY-14 saves them first, then goes on by itself under the same key', () => {
    expect(waiting.placing).toMatchObject({ phase: 'saving-info', key: 'key-1' });
    expect(reduce(waiting, attempted)).toBe(waiting);
    const gone = reduce(waiting, saved).placing;
    expect(gone).toMatchObject({ phase: 'checking-pickup', key: 'key-1' });
  });

  it('ER-24 PY-05 is stopped when they cannot be saved, keeps what was entered, and can be repeated', () => {
    const stopped = reduce(waiting, { type: 'info-refused' });
    expect([stopped.placing.phase, stopped.info.refusals, stopped.info.entered]).toEqual(['idle', 1, days]);
    const again = reduce(stopped, { type: 'attempt-started', key: 'key-2' });
    expect(again.placing.phase).toBe('saving-info');
    expect(reduce(again, saved).info.refusals).toBe(0);
  });

  it('PY-14 ends when they are emptied meanwhile', () => {
    expect(reduce(waiting, entered({ arrival: null })).placing.phase).toBe('idle');
  });

  it('PY-14 saved dates do not stop the order, and are saved again when the server says they are missing', () => {
    const ready = trip([admitted, entered(days), saved, attempted]);
    expect(ready.placing.phase).toBe('checking-pickup');
    const sent = reduce(ready, { type: 'pickup-checked', inTime: true });
    const lacking = reduce(sent, { type: 'payment-refused', code: 'international_info_required' });
    expect(lacking.placing).toMatchObject({ phase: 'refused', code: 'international_info_required' });
    expect(reduce(lacking, { type: 'attempt-started', key: 'key-2' }).placing.phase).toBe('saving-info');
  });
});
