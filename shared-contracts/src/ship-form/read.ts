import { type CalendarDate, isCalendarDate } from '../primitives/calendar-date.ts';
import { readGiftCards } from './gift-cards.ts';
import { readGolfers } from './golfers.ts';
import { readPoints } from './points.ts';
import type { ShipmentForm } from './schema.ts';
import type { ItineraryChoice, LegChoice, ShipSlices } from './slices.ts';
import { readTravelers } from './travelers.ts';

const date = (text: string | undefined): CalendarDate | null =>
  text !== undefined && isCalendarDate(text) ? text : null;
const id = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

const readOutbound = (form: ShipmentForm): LegChoice => ({
  pickupFeeId: id(form.outbound_pickup),
  ...readGolfers(form.golfers),
  pickupDate: date(form.pickup_date),
  carrier: form.pickup_carrier ?? '',
  serviceLevelId: id(form.pickup_carrier_service_level_id),
  arrivalDate: date(form.arrival_date),
});

const readReturn = (form: ShipmentForm): LegChoice => ({
  pickupFeeId: id(form.return_pickup),
  ...readGolfers(form.return_golfers),
  pickupDate: date(form.return_pickup_date),
  carrier: form.return_carrier ?? '',
  serviceLevelId: id(form.return_carrier_service_level_id),
  arrivalDate: date(form.return_arrival_date),
});

/** Whether a form is a round trip, by its flag or else by the word for its trip; null without either. */
export function saysRoundTrip({ roundtrip, trip }: Pick<ShipmentForm, 'roundtrip' | 'trip'>): boolean | null {
  const value = roundtrip ?? trip;
  return value === undefined ? null : value === 'true' || value === 'round_trip' || value === 'roundtrip';
}

function readItinerary(form: ShipmentForm): ItineraryChoice | null {
  const roundTrip = saysRoundTrip(form);
  if (roundTrip === null) return null;
  return {
    tripType: roundTrip ? 'round_trip' : 'one_way',
    outbound: readOutbound(form),
    return: roundTrip ? readReturn(form) : null,
  };
}

/** The inverse of writeShipForm: the content of a saved ship_state, slice by slice. */
export function readShipForm(form: ShipmentForm): ShipSlices {
  return {
    points: readPoints(form),
    travelers: readTravelers(form),
    itinerary: readItinerary(form),
    coupon: form.coupon ?? '',
    giftCard: readGiftCards(form),
  };
}
