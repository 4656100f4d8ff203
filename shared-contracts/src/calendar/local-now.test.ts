import { localNow } from './local-now.ts';

describe('the day and time of a place', () => {
  it.each([
    ['2026-11-22T04:30:00Z', 'America/New_York', '2026-11-21', 23, 30],
    ['2026-11-22T05:00:00Z', 'America/New_York', '2026-11-22', 0, 0],
    ['2026-11-22T05:00:00Z', 'Pacific/Honolulu', '2026-11-21', 19, 0],
    ['2026-03-08T07:30:00Z', 'America/New_York', '2026-03-08', 3, 30],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', 1, 30],
    ['2026-07-01T18:00:00Z', 'America/Phoenix', '2026-07-01', 11, 0],
    ['2026-07-01T18:00:00Z', 'Asia/Kolkata', '2026-07-01', 23, 30],
  ])('TL-11 %s in %s', (instant, zone, date, hour, minute) => {
    expect(localNow(Date.parse(instant), zone)).toEqual({ date, hour, minute });
  });
});
