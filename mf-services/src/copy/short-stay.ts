import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShortStay } from '../state/short-stay.ts';

/** How few days the bags are at the destination. */
export function shortStayText({ days, from, until, later }: ShortStay): string {
  const wayOut = later ? 'Choose a later pickup or a faster service.' : 'Choose a later arrival day.';
  if (days === 0) return `Your bags leave again the day after they arrive. ${wayOut}`;
  const which =
    days === 1 ? `1 day, ${spokenDate(from)}` : `${days} days, ${spokenDate(from)} and ${spokenDate(until)}`;
  return `Your bags are with you ${which}. ${wayOut}`;
}

/** The label of the button for a later return pickup. */
export const laterPickupText = (
  { day, title, arrival }: NonNullable<ShortStay['later']>,
  dropOff: boolean,
): string =>
  `${dropOff ? 'Drop-off' : 'Pickup'} ${spokenDate(day)} with ${title}, arrives ${spokenDate(arrival)}`;
