import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { type CartCredentials, createCredentialsStore } from './cart-credentials.ts';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const name = 'booking';
const sections = ['ship-points', 'travelers', 'itinerary', 'cruise'] as const;

interface Options {
  readonly brand: Boot['brand']['slug'];
  readonly page: Pick<Window, 'location' | 'history'>;
  readonly tab: Kept;
  readonly browser: Kept;
}

/**
 * A link of the price box says `booking=new`: this tab then begins a booking, and the current one remains
 * unchanged for other tabs, the account and its own link. The parameter is removed from the address, so that
 * a reload keeps the new booking. Returns the earlier booking, to which the page can link, or null.
 */
export function beginNewBooking({ brand, page, tab, browser }: Options): CartCredentials | null {
  const url = new URL(page.location.href);
  if (url.searchParams.get(name) !== 'new') return null;
  url.searchParams.delete(name);
  page.history.replaceState(page.history.state, '', url);
  const before = createCredentialsStore(brand, browser, tab).read();
  try {
    // Like a tab that is done with its cart.
    tab.setItem(`cart_session_${brand}`, 'null');
    for (const section of sections) tab.removeItem(`filled_in_${section}_${brand}`);
    dropUnsaved(browser, `unsaved_booking_${brand}`);
  } catch {
    // A browser without storage has no current booking.
  }
  return before;
}

/** Input that has no cart yet would be restored into the new booking; input of carts is kept. */
function dropUnsaved(browser: Kept, key: string): void {
  const stored: unknown = JSON.parse(browser.getItem(key) ?? '{}');
  if (typeof stored !== 'object' || stored === null || !('new' in stored)) return;
  const { new: _, ...others } = stored;
  browser.setItem(key, JSON.stringify(others));
}
