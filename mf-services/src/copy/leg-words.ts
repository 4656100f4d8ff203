import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { townName } from '@sendahead/shared-contracts/geo/town-name';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

/** TL-05 */
export function dateLabel(leg: LegName, dropOff: boolean): string {
  if (leg === 'outbound') return dropOff ? 'Drop-off date' : 'Pickup date';
  return dropOff ? 'Return drop-off date' : 'Return pickup date';
}

export const arriveByLabel = (leg: LegName): string =>
  leg === 'outbound' ? 'Bags must arrive by' : 'Bags must be back by';

export const pickupLabel = (leg: LegName): string =>
  leg === 'outbound' ? 'Pickup or drop-off' : 'Return pickup or drop-off';

/** A place in few words: the club, else the town. */
export const placeName = (point: ShipPoint): string => point.club?.name ?? townName(point);

export const servicesLabel = (leg: LegName, to: string): string =>
  `${leg === 'outbound' ? 'Service' : 'Return service'} to ${to}`;
