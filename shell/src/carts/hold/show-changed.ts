import { changedNames } from '@sendahead/shared-contracts/ship-form/changed-names';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { ledTo } from '@sendahead/shared-ui';

/** The card of the booking page that shows a field. */
const cardOf = (name: string): string => {
  if (name.startsWith('o_') || name === 'origination') return 'ship-origin';
  if (name.startsWith('d_') || name === 'destination') return 'ship-destination';
  if (name === 'traveler' || name.startsWith('t_') || name === 'additional_travelers') return 'travelers';
  return /carrier/.test(name) ? 'service' : 'trip';
};

/** TK-28: opens the cards whose entries somebody else has changed, and leaves the others as they are. */
export function showChanged(now: ShipmentForm, before: ShipmentForm, page: Document = document): void {
  for (const card of new Set(changedNames(now, before).map(cardOf))) {
    const body = page.getElementById(`${card}-body`);
    if (body) ledTo(body);
  }
}
