import type { ShipmentRecord } from '../../bookings/public/draft.ts';

/**
 * Whether the form of a booking says all of the trip, so that it can be priced and changed whole. A trip whose way there is
 * cancelled, or whose legs have ends of their own, is changed leg by leg.
 */
export const isWholeTrip = ({ legs, booking }: ShipmentRecord): boolean =>
  legs[0]?.leg === 'outbound' && booking?.returnEnds === undefined;
