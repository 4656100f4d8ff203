import { canBeServed, isDuplicate } from '@sendahead/shared-contracts/geo/rules';
import type { ShipPoint, ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { isComplete } from './problems.ts';
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

/** AD-11: names the pair of addresses; the server is asked again only when it changes. */
export const validationKey = ({ origin, destination }: AddressesState): string =>
  `${askedAbout(origin.point)}>${askedAbout(destination.point)}`;

/** Whether the pair is worth asking the server about. */
export const canValidate = ({ origin, destination }: AddressesState): boolean =>
  canBeServed(origin.point) &&
  canBeServed(destination.point) &&
  !isDuplicate(origin.point, destination.point);

/** What the page learns: both ends and whether they can be shipped between (AD-06 to AD-09). */
export function publication(state: AddressesState): ShipPoints {
  const { origin, destination, validation } = state;
  const duplicate = isDuplicate(origin.point, destination.point);
  const checked =
    validation.key === validationKey(state) && validation.asking === 'answered' && validation.valid;
  return {
    origin: origin.point,
    destination: destination.point,
    valid: checked && !duplicate && isComplete(origin) && isComplete(destination),
    duplicate,
    blocked: false,
    checking: validation.asking === 'asking',
  };
}
