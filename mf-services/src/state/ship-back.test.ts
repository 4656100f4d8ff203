import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { dateChoiceWords } from '../copy/date-choice.ts';
import { austinHome, bothEnds, naplesClub } from '../testing/upstream-slices.ts';
import { earliestDay, reasonAgainst, tripOver } from './days.ts';
import { arriveByChosen, inTimeAnswered } from './in-time.ts';
import { initialState } from './state.ts';

const today = calendarDate('2026-11-24');
const chosen = {
  line: 'Aurora Line',
  ship: 'Aurora Dawn',
  port: { id: 7, name: 'Harbor Pier' },
  sails: calendarDate('2026-12-13'),
  nights: 7,
};
const cruising = (nights: number | undefined, points = toPort) => ({
  ...initialState(golfBrand(), { date: today, hour: 9 }),
  cruise: { open: false, wanted: null, again: false, chosen: { ...chosen, nights } },
  points,
});
const pricedDay = (date: string, level: number) => ({
  date: calendarDate(date),
  cheapest: {
    carrier_service_level_id: level,
    service_type_name: 'GROUND',
    carrier: 'FedEx',
    price_cents: cents(level),
    arrival_date: calendarDate('2026-12-30'),
  },
});
const toPort = bothEnds({ origin: austinHome(), destination: naplesClub() });

describe('the return from a cruise', () => {
  it('MD-09 the return cannot be picked up before the ship is back, and the field says from when', () => {
    const state = cruising(7);
    expect([tripOver(state)?.day, earliestDay(state, 'return')]).toEqual(['2026-12-20', '2026-12-20']);
    expect(reasonAgainst(state, 'return', calendarDate('2026-12-18'))).toBe('past');
    expect(reasonAgainst(state, 'return', calendarDate('2026-12-22'))).toBeNull();
    expect(dateChoiceWords.hint({ known: true, over: tripOver(state) })).toBe(
      'MM/DD/YYYY, from Sun, Dec 20, when your ship is back',
    );
  });

  it('MD-09 VL-03 a day before the ship is back is never chosen for an arrival date, however cheap it is', () => {
    const planned = arriveByChosen(cruising(7), 'return', calendarDate('2026-12-31'));
    const value = [
      { ...pricedDay('2026-12-18', 5000), reason: null },
      { ...pricedDay('2026-12-22', 6000), reason: null },
    ];
    const answered = inTimeAnswered(planned, { leg: 'return', key: 'a', value });
    expect([answered.return.taken?.date, answered.return.serviceLevelId]).toEqual(['2026-12-22', 6000]);
  });

  it('MD-09 the return date is free if the bags do not go to the port, or the nights are unknown', () => {
    expect(tripOver(cruising(7, bothEnds()))).toBeNull();
    expect(tripOver(cruising(undefined))).toBeNull();
    expect(dateChoiceWords.hint({ known: true, over: null })).toBe('MM/DD/YYYY');
    const day = calendarDate('2026-12-08');
    expect(dateChoiceWords.hint({ known: true, over: null, day })).toBe('Tue, Dec 8, 2026 (MM/DD/YYYY)');
  });
});
