import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { useStore } from '@sendahead/shared-ui/use-store';
import { createContext, useContext } from 'react';
import { problemText, remarkText } from '../../copy/problems.ts';
import type { TravelersStore } from '../../effects/start.ts';
import { type Problem, shownProblem } from '../../state/problems.ts';
import type { Path, TravelerState, TravelersState } from '../../state/state.ts';

interface Shared {
  readonly store: TravelersStore;
  readonly host: FragmentHost<'mf-travelers'>;
}

export const TravelersContext = createContext<Shared | null>(null);

/** The remote's store and host, for views below the section. */
export function useTravelers(): Shared {
  const shared = useContext(TravelersContext);
  if (!shared) throw new Error('views of this remote stand inside its section');
  return shared;
}

export const useWhole = <T>(select: (state: TravelersState) => T): T =>
  useStore(useTravelers().store, select);

/** The sentence beside a place of a traveler, when there is one to show. */
export function useMessage(traveler: TravelerState, path: Path): string | undefined {
  const { brand } = useTravelers().host.boot;
  const problem = useWhole((state): Problem | undefined => shownProblem(state, traveler, path, brand));
  if (problem) return problemText(problem, brand);
  const remark = traveler.remarks[path];
  return remark ? remarkText(remark) : undefined;
}
