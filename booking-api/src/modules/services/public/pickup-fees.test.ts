import type { PickupFeeRow } from '../../tariff/public/store.ts';
import { type FeeQuestion, feesFor } from './pickup-fees.ts';

const row = (id: number, more: Partial<PickupFeeRow> = {}): PickupFeeRow => ({
  id,
  title: '',
  sku: '',
  price_cents: 0,
  place: 'any',
  carrier: 'FEDEX',
  ready_hour: 9,
  close_hour: 17,
  hourly: false,
  sameday: false,
  daily_facility: false,
  waived: false,
  is_default: false,
  position: id,
  ...more,
});
const rows = [
  row(0, { close_hour: 18 }),
  row(1, { place: 'other' }),
  row(2, { waived: true }),
  row(3, { place: 'club', daily_facility: true }),
  row(4, { sameday: true, close_hour: 18 }),
  row(5, { hourly: true, close_hour: 10 }),
  row(6, { hourly: true, ready_hour: 13 }),
];
const ids = (change: Partial<FeeQuestion>) =>
  feesFor(rows, {
    role: 'guest',
    place: 'other',
    hourlyBrand: false,
    sameDay: false,
    localHour: 8,
    pickupCarriers: [],
    ...change,
  }).map(({ id }) => id);

describe('pickup fees', () => {
  it('TL-07 pickup fees include drop-off everywhere, and the fees of the kind of place', () => {
    expect(ids({})).toEqual([0, 1]);
    expect(ids({ place: 'club', pickupCarriers: ['FEDEX'] })).toEqual([0, 3]);
    expect(ids({ place: 'club' })).toEqual([0]);
  });

  it('RO-07 pickup fees include the waived fee for admins only', () => {
    expect(ids({ role: 'admin' })).toContain(2);
    for (const role of ['guest', 'consumer', 'pro'] as const) expect(ids({ role })).not.toContain(2);
  });

  it('TL-09 omit a same-day window that closes within two hours', () => {
    expect(ids({ sameDay: true, localHour: 15 })).toEqual([0, 4]);
    expect(ids({ sameDay: true, localHour: 16 })).toEqual([0]);
    expect(ids({ sameDay: false })).not.toContain(4);
  });

  it('TL-21 pickup fees include the carrier’s counter after the last pickup of the day', () => {
    expect(ids({ sameDay: true, localHour: 23 })).toEqual([0]);
    expect(ids({ sameDay: true, localHour: 23, place: 'club', pickupCarriers: ['FEDEX'] })).toEqual([0]);
  });

  it('BR-06, TL-10 pickup fees include hourly windows for their brands; at a club with carriers only those of 1 or 9 hours', () => {
    expect(ids({ hourlyBrand: true })).toEqual([0, 1, 5, 6]);
    expect(ids({ hourlyBrand: true, place: 'club', pickupCarriers: ['FEDEX'] })).toEqual([0, 3, 5]);
  });
});
