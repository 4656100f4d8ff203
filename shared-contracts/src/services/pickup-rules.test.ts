import { cents } from '../primitives/cents.ts';
import { isDropOff, offeredPickups } from './pickup-rules.ts';
import type { PickupFee } from './schema.ts';

const fee = (over: Partial<PickupFee>): PickupFee => ({
  id: 1,
  pickup_fees_title: 'Pickup',
  formatted_amount: '$14.95',
  price_cents: cents(1495),
  sku: 'PICKUP',
  waived: false,
  hourly: false,
  sameday: false,
  default: true,
  daily_facility: false,
  carrier: 'FEDEX',
  ready_time: '09:00',
  close_time: '17:00',
  ready_time_hour: 9,
  close_time_hour: 17,
  monday: 1,
  tuesday: 1,
  wednesday: 1,
  thursday: 1,
  friday: 1,
  ...over,
});
const now = { today: true, hour: 12, hourlyBrand: false, clubHasPickupCarriers: false };
const hourly = [1, 4, 9].map((hours) =>
  fee({ id: 10 + hours, hourly: true, ready_time_hour: 9, close_time_hour: 9 + hours }),
);
const ids = (fees: readonly PickupFee[]) => fees.map(({ id }) => id);

describe('pickup options', () => {
  it('TL-07 treats id 0 as drop-off', () => {
    expect([fee({ id: 0 }), fee({ id: 1 })].map(isDropOff)).toEqual([true, false]);
  });

  it.each([
    [14, true],
    [15, false],
    [16, false],
  ])('TL-09 CN-05 a same-day window until 17:00 is offered at %i: %s', (hour, offered) => {
    expect(offeredPickups([fee({ sameday: true })], { ...now, hour })).toHaveLength(offered ? 1 : 0);
  });

  it('TL-09 offers same-day pickup on the current day only', () => {
    expect(offeredPickups([fee({ sameday: true })], { ...now, today: false })).toEqual([]);
  });

  it('TL-10 offers hourly windows to hourly brands, and only those of 1 and 9 hours when a club has its own carriers', () => {
    expect(ids(offeredPickups(hourly, now))).toEqual([]);
    expect(ids(offeredPickups(hourly, { ...now, hourlyBrand: true }))).toEqual([11, 14, 19]);
    expect(ids(offeredPickups(hourly, { ...now, hourlyBrand: true, clubHasPickupCarriers: true }))).toEqual([
      11, 19,
    ]);
  });
});
