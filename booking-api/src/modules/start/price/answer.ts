import { spareDays } from '@sendahead/shared-contracts/calendar/spare-days';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { unservedPlace } from '@sendahead/shared-contracts/geo/unserved-place';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { Refusal } from '../../../platform/http/refusal.ts';
import { horizonDays } from '../../calendar/public/horizon.ts';
import { previousWorkingDay } from '../../calendar/public/working-days.ts';
import { priceCart } from '../../pricing/public/price-cart.ts';
import type { CarrierCheck } from '../../services/public/carrier-check.ts';
import { onDay } from '../../services/public/leg-days.ts';
import { isServedByAnother, offersOfLeg } from '../../services/public/leg-services.ts';
import { byRoundTrip, chooseOffers, type DatedOption, firstPossible, lastInTime } from './choose-offers.ts';
import { type BoxTrip, shipmentFormOf } from './form.ts';
import { type Pickups, pickupsIn } from './pickups.ts';
import { type BoxContext, type BoxPlan, planLeg, servicesBefore, servicesFrom } from './plan-leg.ts';
import { priceReturn, type ReturnOffer } from './price-return.ts';

/** A service with the days and the total that the booking will show. */
export interface Offer {
  readonly code: string;
  readonly serviceLevelId: number;
  readonly pickupFeeId: number | null;
  readonly carrier: string;
  /** SV-11: as the booking calls it: `Three day`. */
  readonly name: string;
  readonly pickup: CalendarDate;
  readonly arrival: CalendarDate;
  readonly transitDays: number;
  readonly totalCents: Cents;
  /** The part of the total for the pickup. */
  readonly pickups: Pickups;
  readonly dropOff: boolean;
  readonly roundTrip: ReturnOffer | null;
}

export type RefusedTrip =
  /** The tariff does not serve one of the places at all. */
  | 'not_served'
  /** The item is not shipped between these countries. */
  | 'item_not_shipped'
  /** No carrier accepts an item of this size. */
  | 'too_large'
  /** Only a carrier that does not pick up there serves it. */
  | 'by_phone'
  | 'same_place'
  /** A military post office, which no carrier serves. */
  | 'military';

export type TripAnswer =
  | {
      readonly is: 'offers';
      readonly offers: readonly Offer[];
      /** The day by which they were to arrive: the requested one, or the last one before it with deliveries. */
      readonly wanted: CalendarDate | null;
      readonly inTime: boolean;
    }
  | { readonly is: 'refused'; readonly reason: RefusedTrip };

export interface AnswerContext extends BoxContext {
  readonly checkOffers: CarrierCheck;
}

export type TripQuestion = Pick<BoxTrip, 'from' | 'to' | 'item'> & {
  readonly by: CalendarDate | null;
  /** The day of the return, if requested. */
  readonly back: CalendarDate | null;
};

const keyOf = (place: BoxTrip['from']): string =>
  place.is === 'facility'
    ? `${place.facility.country} ${place.facility.zip}`
    : `${place.place.country} ${place.place.code}`;

const isMilitary = (place: BoxTrip['from']): boolean =>
  place.is === 'town' &&
  unservedPlace({ ...emptyShipPoint(place.place.country), ...townOf(place.place) })?.reason ===
    'address_military';
const townOf = ({ city, state, code }: { city: string; state: string; code: string }) => ({
  city,
  state,
  zip: code,
});

const refused = (reason: RefusedTrip): TripAnswer => ({ is: 'refused', reason });

/** Three services for the requested day, or for the next possible one, each at the booking's price. */
export async function answerTrip(
  context: AnswerContext,
  { by, back, ...question }: TripQuestion,
): Promise<TripAnswer> {
  if (keyOf(question.from) === keyOf(question.to)) return refused('same_place');
  if ([question.from, question.to].some(isMilitary)) return refused('military');
  const trip: BoxTrip = { ...question, outbound: { pickupDate: null, pickupFeeId: null } };
  let plan: BoxPlan | undefined;
  try {
    plan = await planLeg(context, trip, 'outbound');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'line_not_offered') return refused('item_not_shipped');
    throw error;
  }
  if (!plan) throw new Error('a trip without an outbound leg');
  const deliveryDay = by && deliveryDayOf(plan, by);
  const found = offersInTime(plan, deliveryDay);
  if (found.offers.length === 0) return refused(reasonOf(plan));
  const sold = await soldOf(context, plan, found.offers);
  const offers: Offer[] = [];
  for (const chosen of chooseOffers(sold, found.inTime ? deliveryDay : null)) {
    const offer = await priceOffer({ ...context, back }, trip, plan, chosen);
    if (offer) offers.push(offer);
  }
  if (offers.length === 0) return refused('by_phone');
  const sorted = back === null ? offers : offers.toSorted(byRoundTrip);
  return { is: 'offers', offers: sorted, wanted: deliveryDay, inTime: found.inTime };
}

/** VL-01, VL-02: the last day until `day` on which the carrier delivers where the trip ends. */
const deliveryDayOf = ({ leg }: BoxPlan, day: CalendarDate): CalendarDate =>
  previousWorkingDay(day, 'delivery', leg.destinationCalendar, null);

/** The last arrival day with days to spare, as the booking plans it. */
export const safeDayFor = (by: CalendarDate): CalendarDate => addDays(by, -spareDays(by));

/**
 * In time for the requested day, with days to spare if the service allows; otherwise at each service's first
 * possible handover.
 */
function offersInTime(plan: BoxPlan, by: CalendarDate | null): { offers: DatedOption[]; inTime: boolean } {
  const { earliest, pickupSite } = plan.leg;
  const farthest = addDays(pickupSite.today, horizonDays);
  if (by !== null && by >= earliest && by <= farthest) {
    const days = servicesBefore(plan, by);
    const safe = lastInTime(days, safeDayFor(by));
    const isSafe = new Set(safe.map(({ option }) => option.carrier_service_level_id));
    const tight = lastInTime(days, by).filter(({ option }) => !isSafe.has(option.carrier_service_level_id));
    if (safe.length + tight.length > 0) return { offers: [...safe, ...tight], inTime: true };
  }
  return { offers: firstPossible(servicesFrom(plan, earliest)), inTime: by === null };
}

function reasonOf({ planned: { book }, leg }: BoxPlan): RefusedTrip {
  if (leg.lane === null) return 'not_served';
  if (isServedByAnother(book.sheet, book.levels, leg)) return 'by_phone';
  return 'too_large';
}

/** Those that the carrier sells on their day, checked like in the booking. */
async function soldOf(
  { checkOffers }: AnswerContext,
  { planned: { book, shipment }, leg }: BoxPlan,
  found: readonly DatedOption[],
): Promise<DatedOption[]> {
  const soldOn = async (pickup: CalendarDate, ofDay: readonly DatedOption[]) => {
    const dated = onDay(leg, pickup);
    const { offers } = await checkOffers(dated, shipment, offersOfLeg(book.sheet, book.levels, dated));
    const sold = new Set(offers.map(({ level }) => level.id));
    return ofDay.filter(({ option }) => sold.has(option.carrier_service_level_id));
  };
  const byDay = Map.groupBy(found, ({ pickup }) => pickup);
  return (await Promise.all([...byDay].map(([day, ofDay]) => soldOn(day, ofDay)))).flat();
}

/** A service's total by the booking's own pricing; null when today's pickup is over. */
async function priceOffer(
  context: AnswerContext & Pick<TripQuestion, 'back'>,
  trip: BoxTrip,
  { pickupFeeId, leg }: BoxPlan,
  { pickup, option }: DatedOption,
): Promise<Offer | null> {
  const { db, clock, brand, reference } = context;
  const outbound = { pickupDate: pickup, pickupFeeId, serviceLevelId: option.carrier_service_level_id };
  const form = shipmentFormOf({ ...trip, outbound });
  const price = await priceCart(db, clock, { form, brand, role: 'guest', reference });
  const [priced] = price.legs;
  if (!priced || price.dateError !== null) return null;
  return {
    code: option.service_type_system_name,
    serviceLevelId: option.carrier_service_level_id,
    pickupFeeId,
    carrier: option.carrier,
    name: serviceTitle('', option.service_name, option.transit_days),
    pickup,
    arrival: priced.arrivalDate,
    transitDays: priced.transitDays,
    totalCents: price.totalCents,
    pickups: pickupsIn(price.lines),
    dropOff: leg.dropOff,
    roundTrip: await priceReturn(context, { ...trip, outbound }, priced, context.back),
  };
}
