import { createClock, localTime, stoppedClock } from './clock.ts';

describe('the clock', () => {
  it('starts at its set instant and then runs', () => {
    let machine = 1_000_000;
    const clock = createClock('2026-12-24T23:30:00-05:00', () => machine);
    expect(clock.instant()).toBe('2026-12-25T04:30:00.000Z');
    machine += 60_000;
    expect(clock.instant()).toBe('2026-12-25T04:31:00.000Z');
    expect(stoppedClock('2026-01-01T00:00:00Z').instant()).toBe('2026-01-01T00:00:00.000Z');
  });

  it('reads the same in processes that start one after the other', () => {
    let machine = 1_000_000;
    const begin = () => createClock('2026-12-24T23:30:00-05:00', () => machine, 1_000_000);
    const first = begin();
    machine += 60_000;
    const second = begin();
    machine += 60_000;
    expect([first.instant(), second.instant()]).toEqual(Array(2).fill('2026-12-25T04:32:00.000Z'));
  });

  it('reads date and hour in a time zone, over both changes of daylight saving', () => {
    const at = (instant: string, zone: string) => localTime(Date.parse(instant), zone);
    expect(at('2026-12-25T04:30:00Z', 'America/New_York')).toEqual({
      date: '2026-12-24',
      hour: 23,
      minute: 30,
    });
    expect(at('2026-12-25T05:00:00Z', 'America/New_York')).toEqual({
      date: '2026-12-25',
      hour: 0,
      minute: 0,
    });
    expect(at('2026-03-08T07:30:00Z', 'America/New_York')).toMatchObject({ hour: 3, minute: 30 });
    expect(at('2026-11-01T06:30:00Z', 'America/New_York')).toMatchObject({ hour: 1, minute: 30 });
  });
});
