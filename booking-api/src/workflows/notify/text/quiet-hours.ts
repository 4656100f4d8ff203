import { DateTime } from 'luxon';

/** Local hours during which no texts are sent. */
const quiet = { from: 21, until: 8 } as const;

/**
 * The instant in milliseconds until which a text waits at a place, an IANA zone; `now` when it need not wait.
 */
export function afterQuietHours(nowMs: number, timeZone: string): number {
  const now = DateTime.fromMillis(nowMs, { zone: timeZone });
  if (now.hour >= quiet.until && now.hour < quiet.from) return nowMs;
  const day = now.hour >= quiet.from ? now.plus({ days: 1 }) : now;
  return day.set({ hour: quiet.until, minute: 0, second: 0, millisecond: 0 }).toMillis();
}
