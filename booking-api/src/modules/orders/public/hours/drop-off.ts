import type { DropOffStore } from '@sendahead/shared-contracts/orders/preparation-calls';
import type { Carriage } from '../../../../integrations/carriers/port.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { loadCutOff } from '../../../calendar/public/store.ts';
import { nearestStore } from '../../../stores/public/nearest-store.ts';
import { defaultWindow } from './default-window.ts';

/** The drop-off deadline, `HH:mm`, and the nearest place that accepts the bags, if known. */
export type DropOff = { close: string; store?: DropOffStore | undefined };

/** An hour of the day as `HH:mm`. */
export const clockTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/**
 * PA-22: a counter accepts bags until its cut-off, or until the nearest place closes, whichever is earlier.
 */
export async function dropOffOf(
  db: Queries,
  { carrier, from, shipDate, window }: Pick<Carriage, 'carrier' | 'from' | 'shipDate' | 'window'>,
  bags: readonly Pick<Carriage['package'], 'length' | 'width' | 'height' | 'weight'>[],
): Promise<DropOff> {
  const [{ dropOffHour }, store] = await Promise.all([
    loadCutOff(db, from.country, from.zip),
    nearestStore(db, {
      carrier,
      country: from.country,
      zip: from.zip,
      date: shipDate,
      weight: Math.max(0, ...bags.map((bag) => bag.weight)),
      length: Math.max(0, ...bags.flatMap((bag) => [bag.length, bag.width, bag.height])),
    }),
  ]);
  const [, close] = window ?? defaultWindow;
  const closingTime = clockTime(Math.min(close, dropOffHour));
  return { close: store && store.closes < closingTime ? store.closes : closingTime, store };
}
