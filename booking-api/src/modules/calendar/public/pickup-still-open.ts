import { defaultCarrier } from '@sendahead/shared-contracts/constants';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { earliestDay } from './cut-off.ts';
import { loadCalendar, loadCutOff } from './store.ts';
import { isCarrierDay } from './working-days.ts';

/** A day at a place, in the place's own time zone. */
export type ReadyQuestion = { country: string; zip: string; date: CalendarDate; timeZone: string };

/**
 * EP-52: whether bags that are ready at `at` (milliseconds) are still picked up on the day, by our own
 * cut-offs. A later day is open when the carrier works, today until the cut-off hour.
 */
export async function isPickupStillOpen(db: Queries, question: ReadyQuestion, at: number): Promise<boolean> {
  const [calendar, cutOff] = await Promise.all([
    loadCalendar(db, question.country, defaultCarrier),
    loadCutOff(db, question.country, question.zip),
  ]);
  return (
    isCarrierDay(question.date, 'pickup', calendar) &&
    question.date >= earliestDay(at, question.timeZone, cutOff, false)
  );
}
