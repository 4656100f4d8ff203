import type { Itinerary } from '@sendahead/shared-contracts/services/slice';

/** Whether the price so far covers only the outbound leg of a round trip. */
export const isOutboundAlone = (itinerary: Itinerary | null | undefined): boolean =>
  Boolean(itinerary?.outbound.service && itinerary.return && !itinerary.return.service);

/**
 * The cost of the chosen services and their pickups so far, in cents: less than the price, which is requested
 * once every leg is chosen (PR-01). Null before the first service.
 */
export function servicesCents(itinerary: Itinerary | null | undefined): number | null {
  const legs = [itinerary?.outbound, itinerary?.return].flatMap((leg) =>
    leg?.service ? [leg.service.price_cents + (leg.pickupCents ?? 0)] : [],
  );
  return legs.length === 0 ? null : legs.reduce((sum, cents) => sum + cents, 0);
}
