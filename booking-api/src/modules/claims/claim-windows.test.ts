import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { carriage, toCanada } from '../../integrations/carriers/testing/carriage.ts';
import { type Policy, windowOf } from './claim-windows.ts';

const damaged: Policy = {
  kind: 'damaged',
  opens_from: 'delivery',
  opens_days: 0,
  opens_days_abroad: 0,
  closes_from: 'delivery',
  closes_days: 30,
};
const lost: Policy = {
  kind: 'lost',
  opens_from: 'last_scan',
  opens_days: 7,
  opens_days_abroad: 20,
  closes_from: 'ship',
  closes_days: 60,
};
const bag = { id: 'pcl_1', carriage: carriage(), ship_date: calendarDate('2026-11-24') };
const scan = (at: string, status: ParcelStatus) => ({ at, status });
const on = (day: string) => Date.parse(`${day}T20:00:00Z`);

describe('TC-15 the days on which a bag can be claimed', () => {
  it('the days of a claim count from the delivery, in the time zone of the destination', () => {
    const delivered = [scan('2026-12-03T07:30:00Z', 'delivered'), scan('2026-11-24T19:00:00Z', 'picked_up')];
    const seen = (day: string) => windowOf(damaged, bag, delivered, on(day));
    expect(seen('2026-12-02')).toMatchObject({ opens_on: '2026-12-02', closes_on: '2027-01-01', open: true });
    expect([seen('2027-01-01').open, seen('2027-01-02').open]).toEqual([true, false]);
  });

  it('the days of a claim count from the last scan of a missing bag, are longer abroad, and end by the ship date', () => {
    const scans = [scan('2026-11-30T20:00:00Z', 'in_transit'), scan('2026-11-24T19:00:00Z', 'picked_up')];
    const seen = (day: string) => windowOf(lost, bag, scans, on(day));
    expect(seen('2026-12-06').open).toBe(false);
    expect(seen('2026-12-07')).toMatchObject({ opens_on: '2026-12-07', closes_on: '2027-01-23', open: true });
    expect(seen('2027-01-24').open).toBe(false);
    const abroad = { ...bag, carriage: toCanada() };
    expect(windowOf(lost, abroad, scans, on('2026-12-19')).open).toBe(false);
    expect(windowOf(lost, abroad, scans, on('2026-12-20')).open).toBe(true);
  });

  it('the days of a claim do not begin for a bag that was never scanned, nor for the loss of a delivered bag', () => {
    const label = [scan('2026-11-23T15:00:00Z', 'label_ready')];
    for (const policy of [damaged, lost])
      expect(windowOf(policy, bag, label, on('2026-12-30'))).toMatchObject({ opens_on: null, open: false });
    const delivered = [scan('2026-12-03T07:30:00Z', 'delivered')];
    expect(windowOf(lost, bag, delivered, on('2026-12-20')).open).toBe(false);
  });
});
