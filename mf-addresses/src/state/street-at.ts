import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { EndState } from './state.ts';

/** The place that a street was entered for: another zip there is still the same place, one elsewhere is not. */
export type StreetAt = Pick<ShipPoint, 'address1' | 'zip' | 'city' | 'state'>;

/** The street as it is, at the place as it is; null without one of them. */
export const streetAtOf = ({ address1, zip, city, state }: ShipPoint): StreetAt | null =>
  address1 !== '' && zip !== '' ? { address1, zip, city, state } : null;

const noStreet = { address1: '', address2: '', companyName: '', postcoderId: null };

/** The end without its street; `before` is kept, so that this can be undone. */
export const withoutStreet = (state: EndState, before: ShipPoint): EndState => ({
  ...state,
  point: { ...state.point, ...noStreet },
  streetAt: null,
  displaced: before,
});

/**
 * A street belongs to its place. Once the zip names another town, the street that was entered for the town before is removed:
 * two addresses never become one. One that was typed since belongs to the new zip.
 */
export function withStreetOfPlace(state: EndState): EndState {
  const { point, streetAt } = state;
  const isOld = streetAt !== null && streetAt.address1 === point.address1;
  const isElsewhere = streetAt !== null && streetAt.zip !== point.zip && streetAt.city !== point.city;
  if (streetAt && isOld && isElsewhere)
    return withoutStreet(state, { ...point, zip: streetAt.zip, city: streetAt.city, state: streetAt.state });
  return { ...state, streetAt: streetAtOf(point) };
}

/** The address as it was before its street was removed. */
export const streetBroughtBack = (state: EndState): EndState =>
  state.displaced
    ? {
        ...state,
        point: state.displaced,
        streetAt: streetAtOf(state.displaced),
        displaced: null,
        zip: { request: 'answered', known: true },
      }
    : state;
