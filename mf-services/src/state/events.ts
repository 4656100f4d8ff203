import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import type { TripPlan } from '@sendahead/shared-contracts/services/trip-plan';
import type { ItineraryChoice } from '@sendahead/shared-contracts/ship-form/slices';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import type { CarrierOption } from './carriers.ts';
import type { CruiseEvent } from './cruise.ts';
import type { HolidayTermsEvent } from './holiday-terms.ts';
import type { ItineraryLink } from './link.ts';
import type { SameDayAnswer } from './same-day-alert.ts';
import type { CarrierDays, DateWay, Field, LegServices } from './state.ts';

/** Actions of a person. */
export type ChoiceEvent =
  | { readonly type: 'trip-type-chosen'; readonly tripType: TripType }
  | { readonly type: 'pickup-chosen'; readonly leg: LegName; readonly feeId: number }
  /** MD-03: a null fee means the first traveler's pickup. */
  | {
      readonly type: 'travelers-asked-apart';
      readonly leg: LegName;
      readonly apart: boolean;
    }
  | {
      readonly type: 'own-pickup-chosen';
      readonly leg: LegName;
      readonly travelerId: string;
      readonly feeId: number | null;
    }
  | { readonly type: 'date-chosen'; readonly leg: LegName; readonly date: CalendarDate | null }
  /** `day`: the pickup day that the person chose with it. */
  | {
      readonly type: 'service-chosen';
      readonly leg: LegName;
      readonly serviceLevelId: number;
      readonly day?: CalendarDate;
    }
  | { readonly type: 'blurred'; readonly leg: LegName; readonly field: Field }
  | { readonly type: 'carrier-chosen'; readonly leg: LegName; readonly carrier: string }
  | { readonly type: 'date-way-chosen'; readonly leg: LegName; readonly way: DateWay }
  | { readonly type: 'arrive-by-chosen'; readonly leg: LegName; readonly date: CalendarDate | null }
  /** The late arrival is accepted: it becomes the deadline. */
  | { readonly type: 'late-arrival-accepted'; readonly leg: LegName }
  /** SV-15 */
  | { readonly type: 'session-chosen'; readonly session: TripPlan['session'] | null }
  | { readonly type: 'month-shown'; readonly leg: LegName; readonly month: string | null }
  | { readonly type: 'drop-off-info-closed' }
  /** TL-21 to TL-23 */
  | { readonly type: 'same-day-answered'; readonly answer: SameDayAnswer }
  /** RO-03 */
  | { readonly type: 'club-fee-changed' }
  | { readonly type: 'retried' }
  /** TK-05 */
  | { readonly type: 'services-wanted-again' };

/** Events of the other sections. */
export type UpstreamEvent =
  | {
      readonly type: 'points-known';
      readonly points: ShipPoints;
      readonly today: CalendarDate;
      readonly hour: number;
    }
  | { readonly type: 'travelers-known'; readonly travelers: Travelers }
  /** SV-14 */
  | { readonly type: 'price-told'; readonly failed: boolean }
  | {
      readonly type: 'user-known';
      readonly userId: string | null;
      readonly onBehalfOf: string | null;
      readonly clubId?: number | undefined;
      readonly choosesCarriers?: boolean;
      readonly hidesCollection?: boolean;
    };

/** Answers of the server; `key` identifies the request, and a null value is a failure. */
export type AnswerEvent =
  | {
      readonly type: 'fees-answered';
      readonly leg: LegName;
      readonly key: string;
      readonly value: readonly PickupFee[] | null;
    }
  | {
      readonly type: 'days-answered';
      readonly leg: LegName;
      readonly key: string;
      readonly value: CarrierDays | null;
    }
  /** OPEN-64: the day that replaces today; null while today is still possible. */
  | {
      readonly type: 'cut-off-answered';
      readonly key: string;
      readonly value: { readonly next: CalendarDate | null };
    }
  | {
      readonly type: 'prices-answered' | 'in-time-answered';
      readonly leg: LegName;
      readonly key: string;
      readonly value: readonly PricedDay[] | null;
    }
  | {
      readonly type: 'carriers-answered';
      readonly key: string;
      readonly value: readonly CarrierOption[] | null;
    }
  | { readonly type: 'earliest-answered'; readonly key: string; readonly value: CalendarDate | null }
  | {
      readonly type: 'services-answered';
      readonly leg: LegName;
      readonly key: string;
      readonly value: LegServices | null;
    };

export type PageEvent =
  | { readonly type: 'submitted' }
  /** "Next" was pressed in this card. */
  | { readonly type: 'card-checked'; readonly card: string }
  /** The values of the page's address; `again` on a reload, when a saved booking takes precedence. */
  | { readonly type: 'link-read'; readonly link: ItineraryLink; readonly again: boolean }
  | { readonly type: 'restored'; readonly itinerary: ItineraryChoice; readonly plan?: TripPlan };

export type ItineraryEvent =
  | ChoiceEvent
  | UpstreamEvent
  | AnswerEvent
  | PageEvent
  | HolidayTermsEvent
  | CruiseEvent;
