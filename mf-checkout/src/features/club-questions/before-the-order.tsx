import { useSelector } from '../../hooks/use-checkout.ts';
import { ClubsOfTrip } from './clubs-of-trip.tsx';
import { MicrositeNote } from './microsite-note.tsx';

/** PY-09, PY-10: on a microsite its note, else what the clubs ask. */
export function BeforeTheOrder() {
  const micrositeId = useSelector(({ page }) => page.micrositeId);
  return micrositeId === null ? <ClubsOfTrip /> : <MicrositeNote />;
}
