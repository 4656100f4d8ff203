import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { DayReason, Holidays } from '@sendahead/shared-contracts/calendar/schema';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import type { PickupFee, ServiceOption, StoppedService } from '@sendahead/shared-contracts/services/schema';
import type { TripPlan } from '@sendahead/shared-contracts/services/trip-plan';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { type KeyedAnswer, noAnswer } from './answer.ts';
import type { CarrierOption } from './carriers.ts';
import { type CruiseState, noCruise } from './cruise.ts';
import type { ItineraryLink, LinkedDay } from './link.ts';
import type { SectionCard } from './problems.ts';

/** A leg is planned by the day on which its bags must arrive, or by the day on which they are handed over. */
export type DateWay = 'arrival' | 'pickup';

/** Places of this section that can have a problem. */
export type Field = 'pickup' | 'date' | 'service';

/** Days on which nothing is handed over, and carrier holidays, of one country. */
export interface CarrierDays {
  readonly unavailable: readonly CalendarDate[];
  readonly holidays: Holidays;
}

export interface TravelerServices {
  readonly travelerId: string;
  readonly services: readonly ServiceOption[];
}

/** Services of a leg, with the inputs of their request: they are not valid for another day or pickup. */
export interface LegServices {
  readonly date: CalendarDate;
  readonly feeId: number;
  readonly items: readonly ServiceOption[];
  /** SV-06: the services of each traveler, if several share the leg. */
  readonly ofTravelers: readonly TravelerServices[];
  readonly nextDay: CalendarDate | null;
  /** ER-13: the server's message when no carrier can do it; '' without one. */
  readonly message: string;
  /** The services that an incident stops on this day, with its sentence. */
  readonly stopped: readonly StoppedService[];
  /** SV-14: the carrier did not answer, or uses another route; the list is its tariff. */
  readonly limited: boolean;
  /** SV-23: taken from the price calendar, until the carriers have answered for this day. */
  readonly early?: boolean;
}

/** An automatic change of a date, and why; shown next to the date. */
export type DateNote =
  | { readonly kind: 'moved'; readonly from: CalendarDate; readonly reason: DayReason }
  | { readonly kind: 'too_late'; readonly from: CalendarDate }
  | { readonly kind: 'cleared'; readonly because: 'pickup_changed' | 'arrival_later' };

/** MD-03: the fees that travelers after the first chose for themselves, by their ids. */
export type OwnPickups = Readonly<Record<string, number>>;

export interface LegState {
  /** The pickup option that a person chose; null means the default. */
  readonly feeChoice: number | null;
  readonly ownPickups: OwnPickups;
  /** MD-03: each traveler's pickup is chosen separately, in a brand that asks once for everybody. */
  readonly apart: boolean;
  readonly fees: KeyedAnswer<readonly PickupFee[]>;
  readonly date: CalendarDate | null;
  /** How the date is entered, if a person chose that; null means it is derived from the leg. */
  readonly dateWay: DateWay | null;
  /** A day that was chosen while the free days load; applied once they are known. */
  readonly wished: LinkedDay | null;
  readonly days: KeyedAnswer<CarrierDays>;
  readonly services: KeyedAnswer<LegServices>;
  /** The month that the open calendar shows, as `YYYY-MM`, and its prices. */
  readonly month: string | null;
  readonly prices: KeyedAnswer<readonly PricedDay[]>;
  /** The arrival deadline, the lowest price of each day for it, and the chosen day. */
  readonly arriveBy: CalendarDate | null;
  readonly inTime: KeyedAnswer<readonly PricedDay[]>;
  /** `own`: for a service that a person chose, which later answers keep. */
  readonly taken: (PricedDay & { readonly own?: boolean }) | null;
  /** The pickup date was restored with a saved booking: it is kept, whichever day is the best now. */
  readonly savedDay: boolean;
  /** SV-09: the chosen service level, even while it is not offered. */
  readonly serviceLevelId: number | null;
  /** SV-12: the carrier that a person chose among those of the club; '' leaves it to the server. */
  readonly carrier: string;
  readonly note: DateNote | null;
  /** The arrival of the chosen service changed without anybody choosing that. */
  readonly arrivalMoved: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
  readonly blurred: readonly Field[];
}

/**
 * The state of the season's terms. `turn` counts the changes of the trip type that show them; `forced`
 * (MD-17) when an order waits for the answer. `ahead`: their state before an order: required on the page,
 * accepted there, or accepted before; null while unknown.
 */
export interface HolidayTerms {
  readonly turn: number;
  readonly forced: boolean;
  readonly phase: 'idle' | 'wanted' | 'saving' | 'not-saved';
  readonly ahead: 'due' | 'saving' | 'not-saved' | 'accepted' | 'held' | null;
}

export interface ItineraryState {
  readonly brand: Brand;
  /** OPEN-45: the page's microsite, which may exclude some pickup options. */
  readonly micrositeId: number | null;
  readonly tripType: TripType;
  readonly outbound: LegState;
  readonly return: LegState;
  /** The earlier sections, null until they have published. */
  readonly points: ShipPoints | null;
  readonly travelers: Travelers | null;
  readonly userId: string | null;
  /** RO-03: the club that a club user works for, and how often its fees were changed here. */
  readonly ownClub: { readonly id: number | null; readonly feeTurn: number };
  /** RO-06: an admin plus, where the flag says so: at clubs the collection method is not asked. */
  readonly hidesCollection: boolean;
  /** RO-04: a carrier admin, and the carriers to choose from. */
  readonly choosesCarriers: boolean;
  readonly carriers: KeyedAnswer<readonly CarrierOption[]>;
  /** For whom staff book; null for oneself. */
  readonly onBehalfOf: string | null;
  readonly holidayTerms: HolidayTerms;
  readonly cruise: CruiseState;
  /** SV-15: the camp session that the parent chose; null until somebody does. */
  readonly session: NonNullable<TripPlan['session']> | null;
  /** Day and hour at the origin. */
  readonly today: CalendarDate;
  readonly hour: number;
  /** EP-33: the first day on which a carrier collects at the origin. */
  readonly earliest: KeyedAnswer<CalendarDate>;
  /** TL-06: the leg whose drop-off has just been chosen and is explained. */
  readonly dropOffInfo: LegName | null;
  /** TL-18, OPEN-64: whether today's cut-off at the origin has passed. */
  readonly cutOff: KeyedAnswer<{ readonly next: CalendarDate | null }>;
  /** TR-11: the legs show from the first bag on. */
  readonly legsShown: boolean;
  /** The last change was already settled in the part that published it. */
  readonly settled: boolean;
  /** SV-14: the chosen service could not be priced. */
  readonly priceFailed: boolean;
  /** SV-05: the pickup option switched between pickup and drop-off; services are then requested later. */
  readonly handOverSwitched: boolean;
  /** The values of the page's address, kept so that they override a saved booking that arrives later. */
  readonly link: ItineraryLink | null;
  /** SV-10: the service in the address, by its system name; used if nothing else was chosen. */
  readonly linkedService: string | null;
  readonly submits: number;
  /**
   * The attempt to place the order whose error summary takes the focus, and the card that shows it; null
   * leaves the focus elsewhere.
   */
  readonly summary: { readonly turn: number; readonly card: SectionCard } | null;
}

const newLeg: LegState = {
  feeChoice: null,
  ownPickups: {},
  apart: false,
  fees: noAnswer,
  date: null,
  dateWay: null,
  wished: null,
  days: noAnswer,
  services: noAnswer,
  month: null,
  prices: noAnswer,
  arriveBy: null,
  inTime: noAnswer,
  taken: null,
  savedDay: false,
  serviceLevelId: null,
  carrier: '',
  note: null,
  arrivalMoved: null,
  blurred: [],
};

/** OPEN-14: the trip type a page starts with is the brand's. */
export const initialState = (
  brand: Brand,
  now: { date: CalendarDate; hour: number },
  micrositeId: number | null = null,
): ItineraryState => ({
  brand,
  micrositeId,
  tripType: brand.default_trip_type,
  outbound: newLeg,
  return: newLeg,
  points: null,
  travelers: null,
  userId: null,
  ownClub: { id: null, feeTurn: 0 },
  hidesCollection: false,
  choosesCarriers: false,
  carriers: noAnswer,
  onBehalfOf: null,
  holidayTerms: { turn: 0, forced: false, phase: 'idle', ahead: null },
  cruise: noCruise,
  session: null,
  today: now.date,
  hour: now.hour,
  earliest: noAnswer,
  dropOffInfo: null,
  cutOff: noAnswer,
  legsShown: false,
  settled: false,
  priceFailed: false,
  handOverSwitched: false,
  link: null,
  linkedService: null,
  submits: 0,
  summary: null,
});
