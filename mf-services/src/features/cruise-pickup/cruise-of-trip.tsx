import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';

const CruiseLine = lazyView(async () => (await import('./cruise-line.tsx')).CruiseLine);

/**
 * MD-09: the cruise in the card of the trip, on a brand that does not ask for one first; it is from a link or
 * a saved booking.
 */
export function CruiseOfTrip() {
  const hasCruise = useSelector(({ cruise }) => cruise.chosen !== null);
  return hasCruise ? (
    <Suspense>
      <CruiseLine />
    </Suspense>
  ) : null;
}
