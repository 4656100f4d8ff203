import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { noStreet, textsOf } from './end-fields.ts';
import type { EndState } from './state.ts';

/** The place for which a street was entered: another zip of the same town is still that place. */
export type StreetAt = Pick<ShipPoint, 'address1' | 'zip' | 'city' | 'state'>;

/** The current street at the current place; null if either is missing. */
export const streetAtOf = ({ address1, zip, city, state }: ShipPoint): StreetAt | null =>
  address1 !== '' && zip !== '' ? { address1, zip, city, state } : null;

/** The end without its street; `before` is kept, so that this can be undone. */
export const withoutStreet = (state: EndState, before: ShipPoint): EndState => ({
  ...state,
  point: { ...state.point, ...noStreet, postcoderId: null },
  streetAt: null,
  displaced: before,
  // Nobody left the line empty.
  blurred: state.blurred.filter((field) => field !== 'address1'),
});

/** The removed street, at the current place. */
function withDisplacedStreet(state: EndState, displaced: ShipPoint): EndState {
  const { postcoderId } = displaced;
  const point = { ...state.point, ...textsOf('street', displaced), postcoderId };
  return { ...state, point, streetAt: streetAtOf(point), displaced: null };
}

const isSameTown = (one: ShipPoint, other: ShipPoint): boolean =>
  one.country === other.country && one.city === other.city && one.state === other.state;

/**
 * A street belongs to its place. Once the zip names another town, the street that was entered for the town
 * before is removed: two addresses never become one. A street typed since belongs to the new zip. The street
 * is restored with its town, so a mistyped zip loses nothing.
 */
export function withStreetOfPlace(state: EndState): EndState {
  const { point, streetAt, displaced } = state;
  if (displaced && point.address1 === '' && isSameTown(displaced, point))
    return withDisplacedStreet(state, displaced);
  const isOld = streetAt !== null && streetAt.address1 === point.address1;
  const isElsewhere = streetAt !== null && streetAt.zip !== point.zip && streetAt.city !== point.city;
  if (streetAt && isOld && isElsewhere)
    return withoutStreet(state, { ...point, zip: streetAt.zip, city: streetAt.city, state: streetAt.state });
  return { ...state, streetAt: streetAtOf(point) };
}

/** The address before its street was removed, with the current contact. */
export function streetBroughtBack(state: EndState): EndState {
  const { displaced, point } = state;
  if (!displaced) return state;
  const back = { ...displaced, label: undefined, ...textsOf('person', point) };
  return {
    ...state,
    point: back,
    streetAt: streetAtOf(back),
    displaced: null,
    zip: { request: 'answered', known: true },
  };
}
