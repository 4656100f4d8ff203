import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { sessionsOf } from '../../state/camp-session.ts';

const SessionSelect = lazyView(async () => (await import('./session-select.tsx')).SessionSelect);

/** SV-15: the choice of a session, at camps with several. */
export function SessionChoice() {
  const several = useSelector((state) => sessionsOf(state).length > 1);
  return several ? (
    <Suspense>
      <SessionSelect />
    </Suspense>
  ) : null;
}
