import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { loadCalendar, loadCutOff, usualCarrier } from './store.ts';
import { isCarrierDay } from './working-days.ts';

/** A day at a place, in the place's own time zone. */
export type ReadyQuestion = { country: string; zip: string; date: CalendarDate; timeZone: string };

/**
 * EP-52: whether bags that are ready at `at` (milliseconds) are still picked up on the day, by our own
 * cut-offs. A later day is open when the carrier works then, today until the cut-off hour.
 */
export async function isPickupStillOpen(db: Queries, question: ReadyQuestion, at: number): Promise<boolean> {
  const now = localTime(at, question.timeZone);
  if (question.date < now.date) return false;
  const calendar = await loadCalendar(db, question.country, usualCarrier);
  if (!isCarrierDay(question.date, 'pickup', calendar)) return false;
  if (question.date > now.date) return true;
  return now.hour < (await loadCutOff(db, question.country, question.zip)).pickupHour;
}
