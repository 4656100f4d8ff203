import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { townLine } from '@sendahead/shared-contracts/geo/town-name';
import type { CampSession, Receipt } from '@sendahead/shared-contracts/orders/schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import { onLegOnly } from '../../../modules/bookings/public/bags-of-leg.ts';
import type { BookingRecord, ShipmentRecord } from '../../../modules/bookings/public/draft.ts';
import { bagName } from '../../../modules/catalog/public/bag-name.ts';
import { recordBooking } from '../../../modules/orders/public/record-booking.ts';
import type { Price } from '../../../modules/pricing/public/price-cart.ts';
import type { PlannedBag } from '../../../modules/services/public/shipment.ts';
import { cruiseOf } from './sailing/sailing.ts';

type Place = Receipt['legs'][number]['from'];

/**
 * The shipment as the order stores it: legs with their places, dates and services, travelers with their bags.
 */
export function recordShipment(
  form: ShipmentForm,
  price: Price,
  who: Pick<BookingRecord, 'travelAgent' | 'ghinNumber'> = {},
  session?: CampSession,
): ShipmentRecord {
  const { origin, destination, bags, itinerary } = price.shipment;
  const cruise = cruiseOf(form, price);
  const purpose = { ...(cruise ? { cruise } : {}), ...(session ? { session } : {}) };
  const ends = {
    outbound: [place(origin), place(destination)],
    return: [place(destination), place(origin)],
  } as const;
  return {
    legs: price.legs.map((leg) => ({
      leg: leg.name,
      from: ends[leg.name][0],
      to: ends[leg.name][1],
      drop_off: leg.dropOff,
      pickup_title: leg.pickupTitle,
      pickup_date: leg.pickupDate,
      arrival_date: leg.arrivalDate,
      service_name: leg.serviceName,
      carrier: leg.carrier,
      transit_days: leg.transitDays,
      ...(leg.name === 'outbound' ? purpose : {}),
    })),
    travelers: (readShipForm(form).travelers ?? []).map((traveler) => {
      const own = bags
        .filter((bag) => bag.travelerId === traveler.id)
        .map((bag) => ({
          item: wordsOf(bag, itinerary.tripType),
          cover_cents: bag.coverCents,
          packaging: bag.packaging,
        }));
      return {
        name: `${traveler.firstName} ${traveler.lastName}`.trim(),
        email: traveler.email,
        items: own.map(({ item }) => item),
        ...(traveler.grade ? { grade: traveler.grade } : {}),
        ...(traveler.stay ? { stay: traveler.stay } : {}),
        ...(traveler.moveIn ? { move_in: calendarDate(traveler.moveIn) } : {}),
        bags: own,
      };
    }),
    booking: { ...recordBooking(form, price, purpose), ...who },
  };
}

/** TR-06: a bag on only one leg of a round trip names that leg. */
function wordsOf({ product, way }: PlannedBag, tripType: TripType): string {
  const name = bagName(product);
  if (tripType === 'one_way' || way === 'both') return name;
  return `${name}${onLegOnly(way)}`;
}

function place(point: ShipPoint): Place {
  const name = point.companyName || point.club?.name || point.contact;
  const lines = [
    point.contact === name ? '' : point.contact,
    point.address1,
    point.address2,
    townLine(point),
    point.country === 'US' ? '' : countryName(point.country),
  ];
  return { name, lines: lines.filter((line) => line !== ''), phone: point.phone };
}
