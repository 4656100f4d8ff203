import { demanded } from '@sendahead/shared-ui';
import { OnDemand } from '../../hooks/on-demand.tsx';
import { useSelector } from '../../hooks/use-travelers.ts';
import type { TravelerState } from '../../state/state.ts';

export const sameBags = demanded(async () => (await import('./same-as-first.tsx')).SameAsFirst);
export const lastAct = demanded(async () => (await import('./undo-bar.tsx')).UndoBar);

/** Gives a traveler the same items as the first. */
export function SameAsFirst(props: { traveler: TravelerState; number: number }) {
  return props.number > 1 ? <OnDemand of={sameBags} props={props} /> : null;
}

/** The last change of bags, with a button that undoes it. */
export function UndoBar() {
  return useSelector((state) => state.undo !== null) ? <OnDemand of={lastAct} props={{}} /> : null;
}
