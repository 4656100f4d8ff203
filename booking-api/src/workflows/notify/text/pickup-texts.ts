import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { defaultWindow } from '../../../modules/orders/public/hours/default-window.ts';
import { nameOfText, type OrderText, orderTextJob } from '../../../modules/orders/public/texts/jobs.ts';
import { type LegToText, legsToText } from '../../../modules/orders/public/texts/legs-to-text.ts';
import { noteTextDue } from '../../../modules/orders/public/texts/sent-texts.ts';
import { localTime } from '../../../platform/clock.ts';
import type { TextContext } from './send-text.ts';

/** The local hour of the evening before a pickup from which its text is sent. */
const evening = 18;

/**
 * Finds the legs whose bags leave the next day, once it is evening at their place, and queues one text for
 * each.
 */
export async function pickupTexts({ db, clock, jobs }: Pick<TextContext, 'db' | 'clock' | 'jobs'>) {
  const { date } = localTime(clock.now(), homeTimeZone);
  // One more day at each end: some places are ahead of the home time zone, and others behind.
  const legs = await legsToText(db, { from: addDays(date, -1), until: addDays(date, 2) });
  const due = legs.filter((leg) => isDue(leg, clock.now()));
  if (due.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { orderId, leg, generation } of due) {
      const text: OrderText = { orderId, step: 'pickup', leg, generation };
      const key = { orderId, kind: nameOfText(text) };
      if (await noteTextDue(trx, key, clock.instant())) await jobs.enqueue(trx, orderTextJob, text);
    }
  });
}

function isDue({ shipDate, zone, window }: LegToText, nowMs: number): boolean {
  const { date, hour } = localTime(nowMs, zone);
  const dayBefore: CalendarDate = addDays(shipDate, -1);
  const [, close] = window ?? defaultWindow;
  return date === dayBefore ? hour >= evening : date === shipDate && hour < close;
}
