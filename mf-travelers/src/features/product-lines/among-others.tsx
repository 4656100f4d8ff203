import { demanded } from '@sendahead/shared-ui';
import { OnDemand } from '../../hooks/on-demand.tsx';
import { useSelector } from '../../hooks/use-travelers.ts';
import { asksBagWay } from '../../state/ways.ts';
import type { RowProps } from './item-row.tsx';

export const bagWay = demanded(async () => (await import('./bag-way-field.tsx')).BagWayField);
export const bagMove = demanded(async () => (await import('./bag-move.tsx')).BagMove);

/** TR-06: the direction of one bag, where a round trip has several bags. */
export function BagWay(props: RowProps) {
  return useSelector(asksBagWay) ? <OnDemand of={bagWay} props={props} /> : null;
}

/** Moves a bag to another traveler, if there is one. */
export function MoveBag(props: RowProps & { bag: string }) {
  const several = useSelector((state) => state.travelers.length > 1);
  return several ? <OnDemand of={bagMove} props={props} /> : null;
}
