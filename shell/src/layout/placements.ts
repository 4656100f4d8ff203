import type { Remote } from '@sendahead/shared-contracts/bus/parts';
import { fragmentPageOf, type PageName } from '@sendahead/shared-contracts/page/fragment-pages';

/** Which fragment of which remote goes in which place. Places are the `data-place` elements of the page. */
export interface Placement {
  readonly place: string;
  readonly remote: Remote;
  readonly fragment: string;
  /** Names the place when its fragment cannot be shown. */
  readonly title: string;
  /** Something is paid in it. */
  readonly pays?: boolean;
  /** Shown to those who assist others: our staff and that of clubs. */
  readonly staffOnly?: boolean;
  /** Shown and loaded on pages below 900 px only. */
  readonly narrowOnly?: boolean;
  /** Shown on brands whose customers travel on ships only (MD-09). */
  readonly cruisesOnly?: boolean;
}

export type Route = PageName;

/** The dialogs of signing in and of paying a difference, for pages that have no other fragment of the checkout. */
const doors: Placement = {
  place: 'doors',
  remote: 'mf-checkout',
  fragment: 'doors',
  title: 'Sign in and pay',
};

const placements: Readonly<Record<Route, readonly Placement[]>> = {
  // The first one is at the top of the page and is loaded before the others.
  ship: [
    { place: 'ship-points', remote: 'mf-addresses', fragment: 'ship-points', title: 'Ship from and ship to' },
    {
      place: 'cruise',
      remote: 'mf-services',
      fragment: 'cruise',
      title: 'Your cruise',
      cruisesOnly: true,
    },
    { place: 'travelers', remote: 'mf-travelers', fragment: 'travelers', title: 'Travelers and items' },
    { place: 'itinerary', remote: 'mf-services', fragment: 'itinerary', title: 'Trip, dates and service' },
    { place: 'summary', remote: 'mf-checkout', fragment: 'summary', title: 'Order summary' },
    { place: 'payment', remote: 'mf-checkout', fragment: 'payment', title: 'Payment', pays: true },
    {
      place: 'next-step',
      remote: 'mf-checkout',
      fragment: 'next-step',
      title: 'Next step',
      narrowOnly: true,
    },
    { place: 'assistance', remote: 'mf-admin', fragment: 'assistance', title: 'Assistance', staffOnly: true },
  ],
  receipt: [{ place: 'receipt', remote: 'mf-checkout', fragment: 'receipt', title: 'Receipt' }],
  quote: [{ place: 'quote', remote: 'mf-addresses', fragment: 'quote', title: 'Quick quote' }],
  account: [{ place: 'account', remote: 'mf-checkout', fragment: 'account', title: 'Your account' }],
  shares: [{ place: 'shares', remote: 'mf-checkout', fragment: 'shares', title: 'Shares' }],
  share: [{ place: 'share', remote: 'mf-checkout', fragment: 'share', title: 'Your share', pays: true }],
  pay: [{ place: 'pay', remote: 'mf-checkout', fragment: 'pay', title: 'Pay by card', pays: true }],
  stores: [{ place: 'stores', remote: 'mf-services', fragment: 'stores', title: 'Stores' }],
  // The document is served to staff only; the remote itself handles a sign-out on it.
  console: [{ place: 'console', remote: 'mf-admin', fragment: 'console', title: 'Console' }],
  orders: [{ place: 'orders', remote: 'mf-orders', fragment: 'orders', title: 'Your orders' }, doors],
  order: [{ place: 'order', remote: 'mf-orders', fragment: 'order', title: 'Your order' }, doors],
  track: [{ place: 'track', remote: 'mf-orders', fragment: 'track', title: 'Track your bags' }],
};

/** RT-01, RT-18, RT-20, RT-22: the page's documents; any other path is the booking. */
export function routeOf(path: string): Route {
  if (/^\/store_locator\/?$/.test(path)) return 'stores';
  if (/^\/admin(\/|$)/.test(path)) return 'console';
  return fragmentPageOf(path) ?? (/^\/quote(\/|$)/.test(path) ? 'quote' : 'ship');
}

export const placementsOf = (route: Route): readonly Placement[] => placements[route];
