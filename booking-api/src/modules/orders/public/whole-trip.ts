import type { ShipmentRecord } from '../../bookings/public/draft.ts';

/**
 * Whether the booking's form describes the whole trip, so that it can be priced and changed as one. A trip
 * whose outbound leg is canceled, or whose legs have different ends, is changed leg by leg.
 */
export const isWholeTrip = ({ legs, booking }: ShipmentRecord): boolean =>
  legs[0]?.leg === 'outbound' && booking?.returnEnds === undefined;
