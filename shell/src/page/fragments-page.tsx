import { placementsOf, type Route } from '../layout/placements.ts';
import { Slot } from '../layout/slot.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';

/** A page that is its fragments below the common header, in the order of their placements. */
export function FragmentsPage({ route, parts: { state: _, ...parts } }: { route: Route; parts: PageParts }) {
  return (
    <PageFrame {...parts} wide={route === 'console'} broad={route === 'order'}>
      {placementsOf(route).map(({ place }) => (
        <Slot key={place} place={place} />
      ))}
    </PageFrame>
  );
}
