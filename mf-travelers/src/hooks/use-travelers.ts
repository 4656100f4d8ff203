import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import { problemText, remarkText } from '../copy/problems.ts';
import type { TravelersStore } from '../effects/context.ts';
import { readsMetric } from '../state/metric.ts';
import { type Problem, shownProblem } from '../state/problems.ts';
import type { Path, TravelerState, TravelersState } from '../state/state.ts';

interface Shared {
  readonly store: TravelersStore;
  readonly host: FragmentHost<'mf-travelers'>;
}

export const TravelersContext = createContext<Shared | null>(null);

/** The remote's store and host, for the views of its fragments. */
export const useTravelers = (): Shared => useRequiredContext(TravelersContext);

/** A part of the state. */
export const useSelector: UseSelector<TravelersState> = (select, same) =>
  useStore(useTravelers().store, select, same);

/** TR-24: whether limits are shown in metric units too. */
export const useMetric = (): boolean =>
  useSelector(({ countries }) => readsMetric(countries.origin, navigator.language));

/** The message for a field of a traveler, if any. */
export function useMessage(traveler: TravelerState, path: Path): string | undefined {
  const { brand } = useTravelers().host.boot;
  const problem = useSelector((state): Problem | undefined => shownProblem(state, traveler, path, brand));
  if (problem) return problemText(problem, brand);
  const remark = traveler.remarks[path];
  return remark ? remarkText(remark) : undefined;
}
