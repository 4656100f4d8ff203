import type { LastTrip as Trip } from '@sendahead/shared-contracts/orders/last-trip-calls';
import { Button } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { LastTripOffer } from '../carts/last-trip.ts';
import type { SavedLink } from '../carts/saved-link.ts';
import { lastTripWords, tripWords } from '../copy/last-trip.ts';
import type { PageParts } from './page-parts.ts';
import './last-trip.css';
import { SavedBooking } from './saved-booking.tsx';

type Parts = Pick<PageParts, 'boot' | 'state' | 'clearing'> & { offer: LastTripOffer };

/** TR-21: one line that fills an empty booking in as the last order was; then what it filled in. */
export function LastTrip({ offer, boot, state, clearing }: Parts) {
  const [trip, setTrip] = useState<Trip | null>(null);
  const [link, setLink] = useState<SavedLink | null>(null);
  useEffect(() => void offer.trip.then(setTrip), [offer]);
  if (link) return <Filled link={link} state={state} clearing={clearing} />;
  if (!trip) return null;
  const decline = (): void => {
    offer.decline();
    setTrip(null);
  };
  return (
    <section className="last-trip" aria-label={lastTripWords.label}>
      <p>
        <strong>{lastTripWords.question}</strong> <span>{tripWords(trip, boot.brand.product_lines)}</span>
      </p>
      <div className="last-trip__buttons">
        <Button variant="secondary" onClick={() => setLink({ opened: offer.repeat(trip.order_id) })}>
          {lastTripWords.fill}
        </Button>
        <Button variant="quiet" onClick={decline}>
          {lastTripWords.decline}
        </Button>
      </div>
    </section>
  );
}

/** The focus goes on where the pressed button was. */
function Filled(parts: Pick<PageParts, 'state' | 'clearing'> & { link: SavedLink }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="last-trip-filled">
      <SavedBooking {...parts} />
    </div>
  );
}
