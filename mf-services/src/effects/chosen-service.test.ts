import { calendarDate as day } from '@sendahead/shared-contracts/primitives/calendar-date';
import { choose, planned } from '../testing/planned.ts';
import { readLazies } from '../testing/read-lazies.ts';
import { pass } from '../testing/started.ts';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const asked = 'services.combined-services-options';

describe('services', () => {
  it('SV-08 SV-09 a chosen service sets the arrival, and is chosen again after new services arrive', async () => {
    const page = await planned();
    await choose(page, 'outbound', 1);
    expect(page.last()?.outbound).toMatchObject({ valid: true, service: { arrival_date: '2026-11-29' } });
    page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: day('2026-12-01') });
    expect(page.last()?.outbound).toMatchObject({ valid: false, service: null, pickupDate: '2026-12-01' });
    await pass(1000);
    expect(page.last()?.outbound).toMatchObject({ valid: true, service: { arrival_date: '2026-12-06' } });
  });

  it('TL-16 a new pickup date clears arrival and return date, and services are requested again', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    page.store.dispatch({ type: 'date-chosen', leg: 'return', date: day('2026-12-08') });
    await pass(1000);
    await choose(page, 'return', 1);
    expect(page.last()).toMatchObject({ valid: true, return: { pickupDate: '2026-12-08' } });
    const before = page.called(asked).length;
    page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: day('2026-12-02') });
    expect(page.last()).toMatchObject({
      valid: false,
      outbound: { service: null },
      return: { pickupDate: null, service: null },
    });
    expect(page.store.getState().return.note).toEqual({ kind: 'cleared', because: 'pickup_changed' });
    await pass(1000);
    expect(page.called(asked).length).toBe(before + 1);
  });

  it('TL-15 a return date that is no longer after the arrival is cleared', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    page.store.dispatch({ type: 'date-chosen', leg: 'return', date: day('2026-11-27') });
    await pass(1000);
    expect(page.last()?.return?.pickupDate).toBe('2026-11-27');
    await choose(page, 'outbound', 1);
    expect(page.last()?.return?.pickupDate).toBeNull();
    expect(page.store.getState().return.note).toEqual({ kind: 'cleared', because: 'arrival_later' });
  });

  it('TL-02 a one-way trip has no return leg, and a round trip restores its plan', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    page.store.dispatch({ type: 'date-chosen', leg: 'return', date: day('2026-12-08') });
    await pass(1000);
    page.store.dispatch({ type: 'trip-type-chosen', tripType: 'one_way' });
    await pass(1000);
    expect(page.last()).toMatchObject({ tripType: 'one_way', return: null, valid: true });
    page.store.dispatch({ type: 'trip-type-chosen', tripType: 'round_trip' });
    await pass(1000);
    expect(page.last()?.return?.pickupDate).toBe('2026-12-08');
  });
});
