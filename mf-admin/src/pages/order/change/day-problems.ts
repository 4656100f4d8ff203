import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { pickupDayProblem, changeTexts as texts } from '../../../copy/order-changes.ts';
import { type BookedLegs, bookedFor, type TypedChange } from './wanted-change.ts';

/** The problems of typed days that are known without a price, by their field. */
export interface DayProblems {
  readonly day?: string | undefined;
  readonly returnDay?: string | undefined;
  readonly neededBy?: string | undefined;
  readonly returnNeededBy?: string | undefined;
}

/** An untouched day is as booked, and no problem. */
export function dayProblems(typed: TypedChange, legs: BookedLegs, now: number): DayProblems {
  const booked = bookedFor(typed, legs)?.day;
  const bookedBack = legs.find(({ leg }) => leg === 'return')?.pickup_date;
  return {
    day: pickupProblem(typed.day, booked, now),
    returnDay: pickupProblem(typed.returnDay, bookedBack, now),
    neededBy: needProblem(typed.neededBy, typed.day ?? booked),
    returnNeededBy: needProblem(typed.returnNeededBy, typed.returnDay ?? bookedBack),
  };
}

function pickupProblem(day: string | undefined, booked: string | undefined, now: number): string | undefined {
  if (day === undefined || day === booked) return undefined;
  return isCalendarDate(day) ? pickupDayProblem(day, now) : texts.dayMissing;
}

const needProblem = (day: string | undefined, pickup = ''): string | undefined =>
  day && day < pickup ? texts.neededTooEarly : undefined;
