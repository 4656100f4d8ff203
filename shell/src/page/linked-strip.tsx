import { readChosenPlaces } from '@sendahead/shared-contracts/page/chosen-price';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { RouteStrip } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { countedItems, type RouteFacts } from './route-facts.ts';

/** How long the sections may take to fill in the trip of the link. */
const waitMs = 15_000;

const readTrip = () => {
  const places = readChosenPlaces(pageStorage('sessionStorage'), location.href, performance.timeOrigin);
  if (!places) return null;
  const skus = new URLSearchParams(location.search).get('product')?.split(',').length ?? 0;
  return { from: places.from, to: places.to, items: skus > 0 ? countedItems(skus) : '' };
};

/**
 * The strip of a booking that the price box opened: it names the trip of the box until the sections know it,
 * so that the page does not ask again for what was just entered.
 */
export function LinkedStrip({ from, to, dates, items, isEmpty }: RouteFacts & { isEmpty: boolean }) {
  const [trip, setTrip] = useState(readTrip);
  useEffect(() => {
    const timer = setTimeout(() => setTrip(null), waitMs);
    return () => clearTimeout(timer);
  }, []);
  const isKnown = from !== null && to !== null && !isEmpty;
  useEffect(() => {
    if (isKnown) setTrip(null);
  }, [isKnown]);
  const end = (known: RouteFacts['from'], linked: string | undefined) =>
    known ?? (linked ? { place: linked } : null);
  const itemsText = isEmpty && trip?.items ? trip.items : items;
  return (
    <RouteStrip
      from={end(from, trip?.from)}
      to={end(to, trip?.to)}
      facts={[dates, itemsText].filter((fact) => fact !== '')}
    />
  );
}
