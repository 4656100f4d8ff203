import type { Itinerary } from '@sendahead/shared-contracts/services/slice';

/**
 * What the chosen services come to so far, in cents: less than the price, which is asked for once every leg is chosen
 * (PR-01). Null before the first service.
 */
export function servicesCents(itinerary: Itinerary | null | undefined): number | null {
  const chosen = [itinerary?.outbound.service, itinerary?.return?.service].flatMap(
    (service) => service ?? [],
  );
  return chosen.length === 0 ? null : chosen.reduce((sum, { price_cents }) => sum + price_cents, 0);
}
