import { useSelector } from '../../hooks/use-checkout.ts';
import { ClubsOfTrip } from './clubs-of-trip.tsx';
import { MicrositeNote } from './microsite-note.tsx';

/** PY-09, PY-10: the note of a microsite, or otherwise the clubs' questions. */
export function BeforeTheOrder() {
  const micrositeId = useSelector(({ page }) => page.micrositeId);
  return micrositeId === null ? <ClubsOfTrip /> : <MicrositeNote />;
}
