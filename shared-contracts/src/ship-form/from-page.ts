import type { ShipPoints } from '../geo/slice.ts';
import type { Itinerary, ItineraryLeg } from '../services/slice.ts';
import type { Travelers } from '../travelers/slice.ts';
import type { ItineraryChoice, LegChoice, ShipSlices } from './slices.ts';

const choiceOf = (leg: ItineraryLeg): LegChoice => ({
  pickupFeeId: leg.pickupFeeId,
  pickupDate: leg.pickupDate,
  ...(leg.golfers ? { golfers: leg.golfers.map(({ pickupTitle: _, ...golfer }) => golfer) } : {}),
  carrier: leg.service?.carrier_system_name ?? '',
  serviceLevelId: leg.service?.carrier_service_level_id ?? null,
  arrivalDate: leg.service?.arrival_date ?? null,
});

export const itineraryChoice = (itinerary: Itinerary): ItineraryChoice => ({
  tripType: itinerary.tripType,
  outbound: choiceOf(itinerary.outbound),
  return: itinerary.return ? choiceOf(itinerary.return) : null,
});

/** The slices in the page's state topics, ready to be written as a form. */
export const slicesOfPage = (page: {
  points: ShipPoints | undefined;
  travelers: Travelers | undefined;
  itinerary: Itinerary | undefined;
  coupon: string;
  /** Codes of gift cards, separated by spaces. */
  giftCard?: string | undefined;
}): ShipSlices => ({
  points: page.points ? { origin: page.points.origin, destination: page.points.destination } : null,
  travelers: page.travelers?.travelers ?? null,
  itinerary: page.itinerary ? itineraryChoice(page.itinerary) : null,
  coupon: page.coupon,
  giftCard: page.giftCard ?? '',
});
