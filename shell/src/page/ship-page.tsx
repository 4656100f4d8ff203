import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { lazyView, RouteStrip } from '@sendahead/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { begun } from '../carts/begun.ts';
import { hasClearedBooking } from '../carts/cleared-booking-key.ts';
import type { LastTripOffer } from '../carts/last-trip.ts';
import type { OrderToChange } from '../carts/order-to-change.ts';
import type { SavedLink } from '../carts/saved-link.ts';
import { pageTitles } from '../copy/page-titles.ts';
import { Slot } from '../layout/slot.tsx';
import type * as LaterModule from './later-parts.ts';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';
import { emptyPage } from './page-state.ts';
import { hasChosenPrice, PriceBar } from './price-bar.tsx';
import { routeFacts } from './route-facts.ts';
import { SaveStatus } from './save-status.tsx';
import { useObservable } from './use-observable.ts';

const LinkedStrip = lazyView(async () => (await import('./linked-strip.tsx')).LinkedStrip);

function Strip({ state }: Pick<PageParts, 'state'>) {
  const { points, travelers, itinerary } = useObservable(state, emptyPage);
  const [isLinked] = useState(hasChosenPrice);
  const { from, to, dates, items } = routeFacts(points, travelers, itinerary);
  const strip = <RouteStrip from={from} to={to} facts={[dates, items].filter(Boolean)} />;
  return isLinked ? (
    <Suspense fallback={strip}>
      <LinkedStrip {...{ from, to, dates, items }} isEmpty={!travelers?.itemCount} />
    </Suspense>
  ) : (
    strip
  );
}

/** The place that says that staff hold the booking. */
const holdPlace = 'hold';

type Later = ReturnType<typeof LaterModule.beginLaterParts> &
  Pick<typeof LaterModule, 'StartOver' | 'HoldBanner' | 'CartForHelp'>;

/** Code that loads after the page is shown; null until it has arrived. A page never changes its parts. */
function useLoaded<T>(load: () => Promise<T>, { report }: PageParts, where: string): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const begin = useRef(() =>
    loadUntilThere(load, (error) => report(error, where)).then((value) => setLoaded({ value })),
  );
  useEffect(() => void begin.current(), []);
  return loaded?.value ?? null;
}

/**
 * Loaded once somebody begins, or arrives by a link or from a cleared booking: before that there is nothing
 * to lose.
 */
async function loadLater(parts: PageParts): Promise<Later> {
  const { cart, storage } = parts.clearing;
  const atOnce =
    location.search !== '' || cart.present() !== null || hasClearedBooking(storage, parts.boot.brand.slug);
  if (!atOnce) await begun(document);
  const { beginLaterParts, StartOver, HoldBanner, CartForHelp } = await import('./later-parts.ts');
  return { ...beginLaterParts(parts), StartOver, HoldBanner, CartForHelp };
}

function LaterParts(parts: PageParts) {
  const later = useLoaded(() => loadLater(parts), parts, 'later parts');
  if (!later) return null;
  const place = document.getElementById(holdPlace);
  return (
    <>
      {place ? <later.HoldBanner {...parts} cart={parts.clearing.cart} place={place} /> : null}
      <later.CartForHelp bus={parts.bus} phone={parts.boot.brand.help_phone} />
      {parts.change ? null : <later.StartOver {...later} />}
    </>
  );
}

/** The outcome of a link to a saved booking and its price; loaded only with such a link. */
function Linked(parts: PageParts & { link: SavedLink }) {
  const loaded = useLoaded(() => import('./saved-booking.tsx'), parts, 'saved booking');
  return loaded ? <loaded.SavedBooking {...parts} /> : null;
}

/** The offer of the last trip; loaded only with one. */
function Offered(parts: PageParts & { offer: LastTripOffer }) {
  const loaded = useLoaded(() => import('./last-trip.tsx'), parts, 'last trip');
  return loaded ? <loaded.LastTrip {...parts} /> : null;
}

/** The order that is changed here; loaded only with such a page. */
function Changing(parts: PageParts & { change: OrderToChange }) {
  const loaded = useLoaded(() => import('./change-banner.tsx'), parts, 'change banner');
  return loaded ? <loaded.ChangeBanner {...parts} /> : null;
}

/** The booking page: its frame and the places of its fragments, in the order of the booking (RT-02, MD-01). */
export function ShipPage(parts: PageParts) {
  const { state } = parts;
  return (
    <PageFrame
      {...parts}
      strip={<Strip state={state} />}
      aside={<Slot place="summary" />}
      bottomBar={({ open, show }) => (
        <PriceBar state={state} changes={parts.change !== null} open={open} onOpen={show} />
      )}
    >
      <div className="page-head">
        <h1 className="page-title">{parts.change ? pageTitles.change : pageTitles.ship}</h1>
        <SaveStatus saveState={parts.clearing.saveState} />
      </div>
      {/* Its content belongs to the whole page, and is always visible. */}
      <div id={holdPlace} style={{ display: 'contents' }} />
      {parts.link ? <Linked {...parts} link={parts.link} /> : null}
      {parts.lastTrip ? <Offered {...parts} offer={parts.lastTrip} /> : null}
      {parts.change ? <Changing {...parts} change={parts.change} /> : null}
      <Slot place="assistance" />
      {parts.boot.brand.cruises ? <Slot place="cruise" /> : null}
      <Slot place="ship-points" />
      <Slot place="travelers" />
      <Slot place="itinerary" />
      <Slot place="payment" />
      <LaterParts {...parts} />
    </PageFrame>
  );
}
