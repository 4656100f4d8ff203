import { type ClearedBooking, createClearedBooking } from '../carts/cleared-booking.ts';
import { notifyTabs, openTabChannel } from '../carts/notify-tabs.ts';
import { logIgnoredLink } from '../report/log-ignored-link.ts';
import type { PageParts } from './page-parts.ts';

export { CartForHelp } from './cart-for-help.tsx';
export { HoldBanner } from './hold-banner.tsx';
export { StartOver } from './start-over.tsx';

type Parts = Pick<PageParts, 'clearing' | 'bus' | 'boot' | 'session'>;

/**
 * Code that the booking page needs once there is something to lose: it listens to other tabs, can clear the
 * booking, logs ignored parts of the address, and begins at its top when it is read again.
 */
export function beginLaterParts({ clearing, bus, boot, session }: Parts) {
  const brand = boot.brand.slug;
  const { cart, credentialsStore, storage, now, saveNow, discardCopy, report } = clearing;
  // TR-28: a page that is read again is shorter, since its finished cards are folded.
  history.scrollRestoration = 'manual';
  const left: ClearedBooking = createClearedBooking({ brand, storage, credentialsStore, now });
  void logIgnoredLink(session.api, boot, location.search, now());
  clearing.onSaved(notifyTabs(openTabChannel(brand), bus, () => cart.present()?.id).saved);
  const startOver = async (): Promise<void> => {
    // Unsaved input is lost with the page; the rest is restored.
    await saveNow().catch((error: unknown) => report(error, 'start over'));
    const present = cart.present();
    if (present) left.leave(present);
    discardCopy();
    cart.seal();
    location.assign('/ship');
  };
  return { left, startOver };
}
