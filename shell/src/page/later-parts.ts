import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { createLeftBooking, type LeftBooking } from '../carts/left-booking.ts';
import { openTabChannel, tellTabs } from '../carts/tell-tabs.ts';
import type { Clearing } from './page-parts.ts';

export { StartOver } from './start-over.tsx';

/** What the page needs when there is something to lose: other tabs are heard, and the booking can be cleared. */
export function beginLaterParts(clearing: Clearing, bus: BoundBus<'shell'>, brand: string) {
  const { cart, credentialsStore, storage, now, saveNow, report } = clearing;
  const left: LeftBooking = createLeftBooking({ brand, storage, credentialsStore, now });
  clearing.onSaved(tellTabs(openTabChannel(brand), bus, () => cart.present()?.id).saved);
  const startOver = async (): Promise<void> => {
    // What could not be saved is lost with the page; the rest comes back.
    await saveNow().catch((error: unknown) => report(error, 'start over'));
    const present = cart.present();
    if (present) left.leave(present);
    cart.seal();
    location.assign('/ship');
  };
  return { left, startOver };
}
