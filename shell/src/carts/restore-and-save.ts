import { cartTakenOverEvent } from '@sendahead/shared-contracts/page/assistance';
import type { Section } from '@sendahead/shared-contracts/page/topics';
import type { BookingOptions } from './booking.ts';
import { captureOf } from './capture.ts';
import { restoreCart } from './restore.ts';
import { type Saving, saveCart } from './save.ts';
import { watchHold } from './watch-hold.ts';

/** OPEN-53: the page is to take a cart over. */
const awaitsTakeoverAt = ({ search }: Pick<Location, 'search'>): boolean =>
  new URLSearchParams(search).has('takeover_id');

/** Restores the booking into its sections, then saves what changes in them. */
export function restoreAndSave(
  { cart, api, bus, state, page, report }: BookingOptions,
  readyBefore: ReadonlySet<Section>,
): Saving {
  const awaitsTakeover = awaitsTakeoverAt(page.location);
  const restoration = restoreCart({ cart, api, bus, report, readyBefore, atOnce: !awaitsTakeover });
  bus.events(cartTakenOverEvent).subscribe(() => void restoration.restore());
  const capture = captureOf(bus, cart, restoration, awaitsTakeover);
  const look = awaitsTakeover ? () => undefined : watchHold({ cart, api, bus, restoration, page });
  return saveCart({ cart, restoration, capture, onTakenOver: look, api, bus, state, report });
}
