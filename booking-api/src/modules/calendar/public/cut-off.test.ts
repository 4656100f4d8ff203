import { earliestDay } from './cut-off.ts';

const cutOff = { pickupHour: 16, dropOffHour: 18 };
const at = (instant: string, zone: string, dropOff = false) =>
  earliestDay(Date.parse(instant), zone, cutOff, dropOff);

describe('cut-off', () => {
  it('OPEN-48 reads the hour in the time zone of the origin', () => {
    const instant = '2026-11-23T22:30:00Z';
    expect(at(instant, 'America/New_York')).toBe('2026-11-24');
    expect(at(instant, 'America/Denver')).toBe('2026-11-23');
    expect(at(instant, 'Pacific/Honolulu')).toBe('2026-11-23');
  });

  it('the cut-off has a separate, later hour for drop-off', () => {
    expect(at('2026-11-23T22:30:00Z', 'America/New_York', true)).toBe('2026-11-23');
    expect(at('2026-11-23T23:00:00Z', 'America/New_York', true)).toBe('2026-11-24');
  });

  it('the cut-off is correct across both changes of daylight saving time and in Phoenix, which does not change', () => {
    expect(at('2026-03-08T20:59:59Z', 'America/Los_Angeles')).toBe('2026-03-08');
    expect(at('2026-03-08T23:00:00Z', 'America/Los_Angeles')).toBe('2026-03-09');
    expect(at('2026-11-01T20:59:59Z', 'America/New_York')).toBe('2026-11-01');
    expect(at('2026-11-01T21:00:00Z', 'America/New_York')).toBe('2026-11-02');
    expect(at('2026-07-01T22:59:59Z', 'America/Phoenix')).toBe('2026-07-01');
  });

  it('moves past the last day of February in a leap year', () => {
    expect(at('2028-02-29T23:59:59Z', 'America/New_York')).toBe('2028-03-01');
    expect(at('2028-02-28T23:59:59Z', 'America/New_York')).toBe('2028-02-29');
  });
});
