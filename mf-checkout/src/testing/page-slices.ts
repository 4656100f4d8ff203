import { emptyShipPoint, type ShipPoint, type ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { Itinerary, ItineraryLeg } from '@sendahead/shared-contracts/services/slice';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';

const naples: ShipPoint = {
  ...emptyShipPoint('US', 'other'),
  zip: '34102',
  city: 'Naples',
  state: 'FL',
  address1: '100 Fairway Drive',
  contact: 'Golf shop',
  phone: '239-555-0107',
  latitude: 26.14,
  longitude: -81.79,
  timeZone: 'America/New_York',
};
const austin: ShipPoint = {
  ...emptyShipPoint('US', 'other'),
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  address1: '500 Congress Ave',
  contact: 'Ann Lee',
  phone: '512-555-0100',
  latitude: 30.27,
  longitude: -97.74,
  timeZone: 'America/Chicago',
};

/** Both ends of a shipment that can be priced. */
export const goodPoints = (over: Partial<ShipPoints> = {}): ShipPoints => ({
  origin: naples,
  destination: austin,
  valid: true,
  duplicate: false,
  blocked: false,
  checking: false,
  ...over,
});

/** The same from Dublin. */
export const pointsFromIreland = (over: Partial<ShipPoints> = {}): ShipPoints =>
  goodPoints({
    origin: {
      ...naples,
      country: 'IE',
      zip: 'D02 AF30',
      city: 'Dublin',
      state: 'D',
      timeZone: 'Europe/Dublin',
    },
    ...over,
  });

/** One traveler with one sized golf bag. */
export const goodTravelers = (over: Partial<Travelers> = {}): Travelers => ({
  travelers: [
    {
      id: '1',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@lee.test',
      phone: '512-555-0100',
      grade: '',
      roundTrip: true,
      lines: [
        {
          line: 'golf',
          rows: [
            {
              size: 'golf-standard',
              insuranceCents: cents(100_000),
              packaging: 'travel_case',
              contents: '',
              note: null,
            },
          ],
        },
      ],
    },
  ],
  valid: true,
  sized: true,
  duplicates: [],
  itemCount: 1,
  ...over,
});

export const ground = (arrival: string): ServiceOption => ({
  carrier_service_level_id: 1,
  service_type_name: 'Ground',
  service_type_system_name: 'DOMESTIC_GROUND',
  service_name: 'Ground',
  carrier: 'FedEx',
  carrier_system_name: 'FEDEX',
  arrival_date: calendarDate(arrival),
  transit_days: 4,
  price_cents: cents(12_900),
  alternate_price_cents: null,
  hybrid: false,
});

export const goodLeg = (over: Partial<ItineraryLeg> = {}): ItineraryLeg => ({
  pickupFeeId: 1,
  pickupTitle: 'Pickup',
  pickupDate: calendarDate('2026-12-02'),
  service: ground('2026-12-08'),
  valid: true,
  ...over,
});

export const oneWay = (over: Partial<Itinerary> = {}): Itinerary => ({
  tripType: 'one_way',
  outbound: goodLeg(),
  return: null,
  valid: true,
  limited: false,
  ...over,
});

/** The same and back. */
export const roundTrip = (over: Partial<Itinerary> = {}): Itinerary =>
  oneWay({
    tripType: 'round_trip',
    return: goodLeg({ pickupDate: calendarDate('2026-12-15'), service: ground('2026-12-19') }),
    ...over,
  });
