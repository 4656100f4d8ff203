import { writeGiftCards } from './gift-cards.ts';
import { writeGolfers } from './golfers.ts';
import { writePoints } from './points.ts';
import type { ShipmentForm } from './schema.ts';
import type { ItineraryChoice, LegChoice, ShipSlices } from './slices.ts';
import { writeTravelers } from './travelers.ts';

const present = (fields: Record<string, string | null>): Partial<ShipmentForm> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );

const idText = (id: number | null): string | null => (id === null ? null : String(id));

function golfersOf(name: 'golfers' | 'return_golfers', leg: LegChoice): Partial<ShipmentForm> {
  const golfers = writeGolfers(leg.golfers);
  return golfers ? { [name]: golfers } : {};
}

const writeOutbound = (leg: LegChoice): Partial<ShipmentForm> => ({
  ...present({
    pickup_date: leg.pickupDate,
    arrival_date: leg.arrivalDate,
    outbound_pickup: idText(leg.pickupFeeId),
    pickup_carrier: leg.carrier,
    pickup_carrier_service_level_id: idText(leg.serviceLevelId),
  }),
  ...golfersOf('golfers', leg),
});

/** TK-10: the return_ fields exist on round trips only. */
const writeReturn = (leg: LegChoice): Partial<ShipmentForm> => ({
  ...present({
    return_pickup_date: leg.pickupDate,
    return_arrival_date: leg.arrivalDate,
    return_pickup: idText(leg.pickupFeeId),
    return_carrier: leg.carrier,
    return_carrier_service_level_id: idText(leg.serviceLevelId),
  }),
  ...golfersOf('return_golfers', leg),
});

const writeItinerary = (itinerary: ItineraryChoice): Partial<ShipmentForm> => ({
  roundtrip: itinerary.tripType === 'round_trip' ? 'true' : 'false',
  ...writeOutbound(itinerary.outbound),
  ...(itinerary.tripType === 'round_trip' && itinerary.return ? writeReturn(itinerary.return) : {}),
});

/** The shipment form of the slices: the only place with the specification's field names. */
export function writeShipForm({ points, travelers, itinerary, coupon, giftCard }: ShipSlices): ShipmentForm {
  return {
    ...(points ? writePoints(points) : {}),
    ...(itinerary ? writeItinerary(itinerary) : {}),
    ...present({ coupon, ...writeGiftCards(giftCard) }),
    ...(travelers ? writeTravelers(travelers) : {}),
  };
}
