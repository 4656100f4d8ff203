import { demanded } from '@sendahead/shared-ui';
import { useEffect } from 'react';
import { MissingLine } from '../../features/leg-services/missing-line.tsx';
import { OnDemand } from '../../hooks/on-demand.tsx';
import { useSelector } from '../../hooks/use-itinerary.ts';

/** A place in the cards where a leg is planned. */
export type PlanningPart = 'hand-over' | 'return-hand-over' | 'services' | 'return-services';

/**
 * The planning of a leg: loaded once both ends are known, because nothing can be planned before there is a
 * bag.
 */
export const planningParts = demanded(async () => (await import('./planning-parts.tsx')).PlanningParts);

/** TR-11: one part of the planning; until there is a bag, the line that says what is missing. */
export function Planning({ part }: { part: PlanningPart }) {
  const legsShown = useSelector((state) => state.legsShown);
  const placed = useSelector(({ points }) => points?.valid === true);
  useEffect(() => {
    // A view that failed to load is requested again when it renders, and shows that there.
    if (placed) planningParts.read().catch(() => undefined);
  }, [placed]);
  if (legsShown) return <OnDemand of={planningParts} props={{ part }} />;
  return part === 'services' ? <MissingLine leg="outbound" /> : null;
}
