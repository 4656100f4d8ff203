import { showDay } from '../console/show-day.ts';

interface Days {
  readonly before: string;
  readonly after: string;
}

const moved = (what: string, { before, after }: Days): string =>
  before === after
    ? `${what}: ${showDay(after)}, as booked`
    : `${what}: ${showDay(after)}, was ${showDay(before)}`;

/** The days of a leg after a change, each with the booked one. */
export const changedDayWords = {
  pickup: ({ dropOff, ...days }: Days & { dropOff: boolean }): string =>
    moved(dropOff ? 'Drop-off' : 'Pickup', days),
  arrival: (days: Days): string => moved('Arrival', days),
  neededBy: (days: Days): string => moved('Needed by', days),
  tooLate: (day: string): string => `Too late: the customer needs the bags by ${showDay(day)}.`,
} as const;
