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
  it('OPEN-44 travel dates are requested depending only on the countries of both ends', () => {
    expect(isInfoNeeded(initialState)).toBe(false);
    expect(isInfoNeeded(trip([], oneWay(), goodPoints()))).toBe(false);
    expect(isInfoNeeded(trip())).toBe(true);
    expect(missingFor(trip([], oneWay(), goodPoints()))).toEqual([]);
  });

  it('PY-14 VL-44 missing travel dates are reported field by field, with the departure on a round trip', () => {
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
  ])('VL-44 travel dates cannot end before the bags arrive: %s', (_what, last, problems) => {
    const leaving = entered({
      arrival: calendarDate('2026-12-01'),
      departure: calendarDate(last),
      terms: true,
    });
    expect(infoProblems(trip([leaving]))).toEqual(problems);
    // No service is chosen yet, so the arrival is unknown.
    const open = trip([leaving], oneWay({ outbound: goodLeg({ service: null }) }));
    expect(infoProblems(open)).toEqual({});
  });

  it('QN-10 travel dates are saved once they are complete, and again with other dates or another cart', () => {
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

  it('QN-10 travel dates are restored from the server if none were entered yet', () => {
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

  it('PY-14 an attempt saves the travel dates first, then continues automatically under the same key', () => {
    expect(waiting.placing).toMatchObject({ phase: 'saving-info', key: 'key-1' });
    expect(reduce(waiting, attempted)).toBe(waiting);
    const gone = reduce(waiting, saved).placing;
    expect(gone).toMatchObject({ phase: 'checking-pickup', key: 'key-1' });
  });

  it('ER-24 PY-05 an attempt is stopped when the dates cannot be saved, keeps the input, and can be repeated', () => {
    const stopped = reduce(waiting, { type: 'info-refused' });
    expect([stopped.placing.phase, stopped.info.refusals, stopped.info.entered]).toEqual(['idle', 1, days]);
    const again = reduce(stopped, { type: 'attempt-started', key: 'key-2' });
    expect(again.placing.phase).toBe('saving-info');
    expect(reduce(again, saved).info.refusals).toBe(0);
  });

  it('PY-14 an attempt ends when the dates are cleared in the meantime', () => {
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
