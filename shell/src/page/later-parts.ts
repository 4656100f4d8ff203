import { type ClearedBooking, createClearedBooking } from '../carts/cleared-booking.ts';
import { notifyTabs, openTabChannel } from '../carts/notify-tabs.ts';
import { logIgnoredLink } from '../report/log-ignored-link.ts';
import type { PageParts } from './page-parts.ts';

export { CartForHelp } from './cart-for-help.tsx';
export { HoldBanner } from './hold-banner.tsx';
export { StartOver } from './start-over.tsx';

type Parts = Pick<PageParts, 'clearing' | 'bus' | 'boot' | 'session'>;

/**
 * What the booking page needs when there is something to lose: other tabs are heard, the booking can be cleared, and what
 * of its address was ignored is noted.
 */
export function beginLaterParts({ clearing, bus, boot, session }: Parts) {
  const brand = boot.brand.slug;
  const { cart, credentialsStore, storage, now, saveNow, discardCopy, report } = clearing;
  const left: ClearedBooking = createClearedBooking({ brand, storage, credentialsStore, now });
  void logIgnoredLink(session.api, boot, location.search, now());
  clearing.onSaved(notifyTabs(openTabChannel(brand), bus, () => cart.present()?.id).saved);
  const startOver = async (): Promise<void> => {
    // What could not be saved is lost with the page; the rest comes back.
    await saveNow().catch((error: unknown) => report(error, 'start over'));
    const present = cart.present();
    if (present) left.leave(present);
    discardCopy();
    cart.seal();
    location.assign('/ship');
  };
  return { left, startOver };
}
