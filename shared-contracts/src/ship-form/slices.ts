import type { ShipPoint } from '../geo/slice.ts';
import type { CalendarDate } from '../primitives/calendar-date.ts';
import type { Traveler } from '../travelers/slice.ts';
import type { TripType } from './trip-type.ts';

/** EN-23: a traveler whose bags have another handover than those of the leg's first traveler. */
export interface GolferPickup {
  readonly travelerId: string;
  readonly pickupFeeId: number;
  /** The kind of bag, a product line; '' when unknown. */
  readonly itemType: string;
}

/** A leg in a form: the service by its id, because its price and name are requested again. */
export interface LegChoice {
  readonly pickupFeeId: number | null;
  readonly pickupDate: CalendarDate | null;
  readonly golfers?: readonly GolferPickup[];
  readonly carrier: string;
  readonly serviceLevelId: number | null;
  readonly arrivalDate: CalendarDate | null;
}

export interface ItineraryChoice {
  readonly tripType: TripType;
  readonly outbound: LegChoice;
  readonly return: LegChoice | null;
}

/** The slices of the page that a shipment form can express. Each is absent until its part has published. */
export interface ShipSlices {
  readonly points: { readonly origin: ShipPoint; readonly destination: ShipPoint } | null;
  readonly travelers: readonly Traveler[] | null;
  readonly itinerary: ItineraryChoice | null;
  readonly coupon: string;
  readonly giftCard: string;
}
