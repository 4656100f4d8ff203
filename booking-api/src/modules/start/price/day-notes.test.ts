import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { TripAnswer } from './answer.ts';
import { movedReturn, notesOfDays } from './day-notes.ts';

const answerOf = (inTime: boolean, ...offers: (readonly [arrival: string, back?: string])[]) =>
  ({
    is: 'offers',
    inTime,
    wanted: null,
    offers: offers.map(([arrival, back]) => ({
      arrival,
      roundTrip: back ? { pickup: back, earlier: null } : null,
    })),
  }) as unknown as TripAnswer;
const arriveBy = (by: string, answer: TripAnswer) =>
  notesOfDays(
    { by: calendarDate(by), back: null },
    answer.is === 'offers' ? { ...answer, wanted: calendarDate('2026-12-11') } : answer,
  ).map(({ text }) => text);
const returnOn = (back: string, answer: TripAnswer) =>
  notesOfDays({ by: null, back: calendarDate(back) }, answer).map(({ text }) => text);
const looked = 'There’s no delivery on Sat, Dec 12, so we looked for arrivals by Fri, Dec 11.';

describe('VL-01 the note on a day that the price box adjusts', () => {
  it('names the searched day, and the day on which all services arrive', () => {
    const three = answerOf(true, ['2026-12-10'], ['2026-12-10'], ['2026-12-10']);
    expect(arriveBy('2026-12-12', three)).toEqual([`${looked} All of these services arrive Thu, Dec 10.`]);
    expect(arriveBy('2026-12-12', answerOf(true, ['2026-12-10']))).toEqual([
      `${looked} This service arrives Thu, Dec 10.`,
    ]);
  });

  it('VL-02 AD-41 names the day before a holiday, also for the holiday itself', () => {
    const answer = { ...answerOf(false), wanted: calendarDate('2026-12-24') };
    expect(notesOfDays({ by: calendarDate('2026-12-25'), back: null }, answer)).toEqual([
      { text: 'There’s no delivery on Fri, Dec 25, so we looked for arrivals by Thu, Dec 24.' },
    ]);
  });

  it('names the first and the last of several days of arrival', () => {
    expect(arriveBy('2026-12-12', answerOf(true, ['2026-12-11'], ['2026-12-09']))).toEqual([
      `${looked} These services arrive from Wed, Dec 9 to Fri, Dec 11.`,
    ]);
  });

  it('claims no found arrival when no service is in time', () => {
    expect(arriveBy('2026-12-12', answerOf(false, ['2026-12-14']))).toEqual([looked]);
  });

  it('the note on a day is absent for a day on which carriers deliver', () => {
    expect(arriveBy('2026-12-11', answerOf(true, ['2026-12-10']))).toEqual([]);
  });

  it('RT-07 explains why a return begins on a later day', () => {
    expect(returnOn('2026-12-20', answerOf(true, ['2026-12-10', '2026-12-21'], ['2026-12-11']))).toEqual([
      'There’s no pickup there on Sun, Dec 20, so the return pickup is Mon, Dec 21.',
    ]);
    expect(returnOn('2026-12-10', answerOf(true, ['2026-12-10', '2026-12-11']))).toEqual([
      'Your bags arrive too late for a return on Thu, Dec 10. The return pickup is Fri, Dec 11.',
    ]);
    expect(
      returnOn('2026-12-10', answerOf(true, ['2026-12-10', '2026-12-11'], ['2026-12-09', '2026-12-10'])),
    ).toEqual(['With some services, your bags arrive too late for a return on Thu, Dec 10.']);
    const answer = answerOf(true, ['2026-12-10', '2026-12-21']);
    if (answer.is === 'offers' && answer.offers[0]?.roundTrip)
      Object.assign(answer.offers[0].roundTrip, { earlier: '2026-12-18' });
    expect(notesOfDays({ by: null, back: calendarDate('2026-12-20') }, answer)).toMatchObject([
      { offers: { earlier: '2026-12-18', later: '2026-12-21' } },
    ]);
    expect(returnOn('2026-12-21', answerOf(true, ['2026-12-10', '2026-12-21']))).toEqual([]);
  });

  it('AD-38 moves the return day only when every return begins on one later day', () => {
    const movedTo = (back: string | null, ...offers: (readonly [arrival: string, back?: string])[]) =>
      movedReturn(back === null ? null : calendarDate(back), answerOf(true, ...offers));
    const moved = ['2026-12-10', '2026-12-21'] as const;
    expect(movedTo('2026-12-20', moved, moved, ['2026-12-11'])).toBe('2026-12-21');
    expect(movedTo('2026-12-20', moved, ['2026-12-11', '2026-12-22'])).toBeNull();
    expect(movedTo('2026-12-21', moved)).toBeNull();
    expect(movedTo(null, moved)).toBeNull();
    expect(movedTo('2026-12-20', ['2026-12-10'])).toBeNull();
  });
});
