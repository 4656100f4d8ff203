import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { townName } from '@sendahead/shared-contracts/geo/town-name';

/** The line of a folded card: `Pine Hollow Golf Club, Naples, FL`. */
export const endSummary = (point: ShipPoint): string =>
  [point.club?.name ?? point.address1, townName(point)].filter(Boolean).join(', ');
