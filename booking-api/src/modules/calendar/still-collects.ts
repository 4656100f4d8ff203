import { loadCalendar, loadCutOff, usualCarrier } from './store.ts';
import { isCarrierDay } from './working-days.ts';
import { localTime } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database.ts';
import type { ReadyQuestion } from '../../integrations/carriers/port.ts';

/** EP-52 by our own table of cut-offs: a later day is open when the carrier works then, today until the hour is over. */
export async function stillCollectsBy(db: Queries, question: ReadyQuestion, at: number): Promise<boolean> {
  const now = localTime(at, question.timeZone);
  if (question.date < now.date) return false;
  const calendar = await loadCalendar(db, question.country, usualCarrier);
  if (!isCarrierDay(question.date, 'pickup', calendar)) return false;
  if (question.date > now.date) return true;
  return now.hour < (await loadCutOff(db, question.country, question.zip)).pickupHour;
}
