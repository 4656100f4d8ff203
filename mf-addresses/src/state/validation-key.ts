import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressesState } from './state.ts';

const askedAbout = (point: ShipPoint): string =>
  [
    point.kind,
    point.club?.id ?? '',
    point.country,
    point.zip,
    point.city,
    point.state,
    point.address1,
    point.address2,
  ].join('|');

/** AD-11: identifies the pair of addresses; the server is asked again only when it changes. */
export const validationKey = ({ origin, destination }: AddressesState): string =>
  `${askedAbout(origin.point)}>${askedAbout(destination.point)}`;
