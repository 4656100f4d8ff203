import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { answered } from '../testing/answered.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';
import { reduce } from './reducer.ts';
import { initialState } from './state.ts';
import { stripDays } from './strip-days.ts';

const today = calendarDate('2026-11-21');
const start = initialState(golfBrand(), { date: today, hour: 9 });
const state = answered(
  reduce(reduce(start, { type: 'points-known', points: bothEnds(), today, hour: 9 }), {
    type: 'travelers-known',
    travelers: golfer(bag()),
  }),
);
const days = (chosen: Parameters<typeof stripDays>[3]) =>
  stripDays(state, 'outbound', 'pickup', chosen).map(({ date }) => date);

describe('the strip of days', () => {
  it('TL-05 the strip begins with the next available day', () => {
    const next = days(null);
    expect(next.length).toBeGreaterThanOrEqual(10);
    expect(days(next[3] ?? null)).toEqual(next);
  });

  it('TL-05 the strip contains a later chosen day, with days around it', () => {
    const chosen = calendarDate('2027-01-13');
    const shown = days(chosen);
    expect(shown).toContain(chosen);
    expect(shown[0]).toBe(addDays(chosen, -7));
    expect(shown.at(-1)?.localeCompare(chosen)).toBe(1);
    const justBeyond = days(null).at(-1);
    const following = justBeyond && addDays(justBeyond, 1);
    expect(stripDays(state, 'outbound', 'pickup', following).length).toBeGreaterThan(0);
  });

  it('SV-17 without a chosen day, the strip shows the days around a student’s move-in day', () => {
    const student = golfer(bag());
    const moveIn = calendarDate('2027-01-13');
    const travelers = student.travelers.map((one) => ({ ...one, moveIn }));
    const moving = reduce(state, { type: 'travelers-known', travelers: { ...student, travelers } });
    const shown = stripDays(moving, 'outbound', 'arrival').map(({ date }) => date);
    expect(shown[0]).toBe(addDays(moveIn, -7));
    expect(shown).toContain(moveIn);
    expect(stripDays(moving, 'return', 'arrival').map(({ date }) => date)).not.toContain(moveIn);
  });
});
