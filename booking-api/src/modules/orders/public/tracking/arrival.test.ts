import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { carriage } from '../../../../integrations/carriers/testing/carriage.ts';
import { arrivalOf } from './arrival.ts';

/** Promised for December 2 in San Francisco. */
const bag = (status: ParcelStatus, expected: string | null = null) => ({
  carriage: carriage(),
  status,
  expected_on: expected === null ? null : calendarDate(expected),
});
const event = (at: string, status: ParcelStatus, detail: string | null = null) => ({ at, status, detail });
const at = (instant: string) => Date.parse(instant);

describe('TC-02 the arrival of a bag', () => {
  it('the arrival of a bag is as promised unless the carrier or the calendar says otherwise', () => {
    expect(arrivalOf(bag('in_transit'), [], at('2026-11-30T12:00:00Z'))).toEqual({
      promisedOn: '2026-12-02',
      expectedOn: null,
      arrivedAt: null,
      daysLate: 0,
      lateReason: null,
    });
    expect(arrivalOf(bag('in_transit', '2026-12-02'), [], at('2026-11-30T12:00:00Z')).expectedOn).toBeNull();
  });

  it('shows the carrier’s day next to the promised one, with its reason', () => {
    const answer = arrivalOf(
      bag('in_transit', '2026-12-04'),
      [
        event('2026-12-02T20:00:00Z', 'in_transit'),
        event('2026-12-02T13:00:00Z', 'in_transit', 'weather'),
        event('2026-12-01T13:00:00Z', 'in_transit', 'missorted'),
      ],
      at('2026-12-02T21:00:00Z'),
    );
    expect(answer).toMatchObject({ expectedOn: '2026-12-04', daysLate: 2, lateReason: 'weather' });
  });

  it('counts days in the time zone of the destination', () => {
    const delivered = [event('2026-12-03T07:59:00Z', 'delivered')];
    expect(arrivalOf(bag('delivered'), delivered, at('2026-12-20T00:00:00Z')).daysLate).toBe(0);
    const next = [event('2026-12-03T08:01:00Z', 'delivered')];
    expect(arrivalOf(bag('delivered'), next, at('2026-12-20T00:00:00Z')).daysLate).toBe(1);
  });

  it('the arrival of a bag is late when its day is over, even without a notice, and not before the pickup', () => {
    const now = at('2026-12-04T18:00:00Z');
    expect(arrivalOf(bag('in_transit'), [], now)).toMatchObject({ daysLate: 2, lateReason: null });
    expect(arrivalOf(bag('label_ready'), [], now).daysLate).toBe(0);
    expect(arrivalOf(bag('cancelled'), [], now).daysLate).toBe(0);
  });

  it('ignores unknown words', () => {
    const answer = [
      event('2026-12-02T20:00:00Z', 'in_transit', 'eaten_by_dog'),
      event('2026-12-02T19:00:00Z', 'in_transit', 'delayed'),
    ];
    expect(arrivalOf(bag('in_transit', '2026-12-03'), answer, at('2026-12-02T21:00:00Z')).lateReason).toBe(
      'delayed',
    );
  });
});
