import { spokenTime } from '../primitives/spoken-time.ts';
import type { LegPreparation } from './preparation-calls.ts';

type HandOver = LegPreparation['hand_overs'][number];

/**
 * PA-22: the drop-off deadline and place, in the same words on pages, receipts and emails. `day` is in words.
 */
export function dropOffWords(
  { place, close, store }: Pick<HandOver, 'place' | 'close' | 'store'>,
  carrier: string,
  day: string,
): string {
  const until = `by ${spokenTime(close)} ${day}`;
  if (!store) return `Drop off the bags at any ${carrier} store near ${place} ${until}.`;
  const hours =
    store.opens === '00:00' && store.closes === '24:00'
      ? 'open all day'
      : `open ${spokenTime(store.opens)} to ${spokenTime(store.closes)} that day`;
  return `Drop off the bags at any ${carrier} store ${until}. The nearest is ${store.name}, ${store.address}, ${hours}.`;
}
