import fc from 'fast-check';
import { localTime } from '../../../platform/clock.ts';
import { afterQuietHours } from './quiet-hours.ts';

const hourMs = 3_600_000;
const zones = Intl.supportedValuesOf('timeZone');
const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') });

describe('quiet hours', () => {
  it.each([
    ['2026-12-01T20:59:59-06:00', 'America/Chicago', '2026-12-01T20:59:59-06:00'],
    ['2026-12-01T21:00:00-06:00', 'America/Chicago', '2026-12-02T08:00:00-06:00'],
    ['2026-12-01T03:00:00-06:00', 'America/Chicago', '2026-12-01T08:00:00-06:00'],
    ['2026-12-01T08:00:00-06:00', 'America/Chicago', '2026-12-01T08:00:00-06:00'],
    ['2026-03-07T22:00:00-05:00', 'America/New_York', '2026-03-08T08:00:00-04:00'],
    ['2026-10-31T22:00:00-04:00', 'America/New_York', '2026-11-01T08:00:00-05:00'],
  ])('OR-09 a text due at %s in %s is sent at %s', (due, zone, sent) => {
    expect(afterQuietHours(Date.parse(due), zone)).toBe(Date.parse(sent));
  });

  it('OR-09 in every time zone a text is sent between 8 AM and 9 PM, never before it is due, at most half a day later', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (due, zone) => {
        const sent = afterQuietHours(due, zone);
        const { hour, minute } = localTime(sent, zone);
        expect(hour).toBeGreaterThanOrEqual(8);
        expect(hour).toBeLessThan(21);
        expect(sent).toBeGreaterThanOrEqual(due);
        // Eleven hours, and one more when clocks are set back that night.
        expect(sent - due).toBeLessThanOrEqual(12 * hourMs);
        if (sent !== due) expect([hour, minute]).toEqual([8, 0]);
        expect(afterQuietHours(sent, zone)).toBe(sent);
      }),
    );
  });
});
