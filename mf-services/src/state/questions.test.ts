import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { answered } from '../testing/answered.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';
import { daysQuestion, earliestQuestion, feesQuestion } from './questions.ts';
import { reduce } from './reducer.ts';
import { initialState } from './state.ts';

const today = calendarDate('2026-11-21');
/** A planned trip on the page of a microsite, or of the brand itself. */
const plannedOn = (micrositeId?: number) =>
  answered(
    [
      { type: 'points-known', points: bothEnds(), today, hour: 9 } as const,
      { type: 'travelers-known', travelers: golfer(bag()) } as const,
    ].reduce(reduce, initialState(golfBrand(), { date: today, hour: 9 }, micrositeId)),
  );

describe('requests of a microsite’s page', () => {
  it("OPEN-45 a microsite's page requests its pickup options and days", () => {
    const state = plannedOn(7);
    expect(feesQuestion(state, 'outbound')?.query).toMatchObject({ micro_site_id: 7 });
    expect(daysQuestion(state, 'outbound')).toMatchObject({ micro_site_id: 7 });
    expect(earliestQuestion(state)).toMatchObject({ micro_site_id: 7 });
  });

  it("OPEN-45 a brand's page requests those of the brand", () => {
    const state = plannedOn();
    expect(feesQuestion(state, 'outbound')?.query).not.toHaveProperty('micro_site_id');
    expect(daysQuestion(state, 'outbound')).not.toHaveProperty('micro_site_id');
  });
});
