import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { noAnswer } from './answer.ts';
import { arrivalOf } from './chosen-service.ts';
import { earliestDay } from './days.ts';
import { ownDayOf } from './service-chosen.ts';
import { withDate } from './settle.ts';
import type { ItineraryState } from './state.ts';

type Priced = PricedDay & { cheapest: NonNullable<PricedDay['cheapest']> };

const isSold = (day: PricedDay): day is Priced => day.cheapest !== null;

/**
 * VL-03: the latest day of each service, and of these the lowest price. An earlier season may be even
 * cheaper, but owners need their bags until then. Never a day before `earliest`: the ship is not back, or the
 * bags have not arrived.
 */
export function bestInTime(days: readonly PricedDay[], earliest: CalendarDate): Priced | null {
  const sold = days.filter(isSold).filter(({ date }) => date >= earliest);
  const lastOfService = new Map(sold.map((day) => [day.cheapest.carrier_service_level_id, day]));
  const [best] = [...lastOfService.values()].toSorted(
    (one, other) => one.cheapest.price_cents - other.cheapest.price_cents || (one.date < other.date ? 1 : -1),
  );
  return best ?? null;
}

/** The latest of the cheaper days before the chosen one. */
export function cheaperBefore(days: readonly PricedDay[], taken: PricedDay): Priced | null {
  const price = taken.cheapest?.price_cents ?? 0;
  return (
    days.filter(isSold).findLast(({ date, cheapest }) => date < taken.date && cheapest.price_cents < price) ??
    null
  );
}

/** The changes to a leg when its arrival deadline changes. */
export const plannedBy = (arriveBy: CalendarDate | null) => ({
  dateWay: 'arrival' as const,
  arriveBy,
  inTime: noAnswer,
  taken: null,
  savedDay: false,
});

/** VL-03: sets another deadline, or none, which also clears the day chosen for it. */
export function arriveByChosen(
  state: ItineraryState,
  leg: LegName,
  arriveBy: CalendarDate | null,
): ItineraryState {
  const { taken, date } = state[leg];
  const dated = arriveBy === null && taken?.date === date ? withDate(state, leg, null, true) : state;
  return { ...dated, [leg]: { ...dated[leg], ...plannedBy(arriveBy) } };
}

/** The arrival of the chosen service becomes the deadline; day and service are kept. */
export function lateArrivalAccepted(state: ItineraryState, leg: LegName): ItineraryState {
  const arrival = arrivalOf(state, leg);
  if (arrival === null) return state;
  return { ...state, [leg]: { ...state[leg], ...plannedBy(arrival), savedDay: true } };
}

/** A saved day and service are kept; if the page would choose them today, they follow later answers. */
function savedDayKept(state: ItineraryState, leg: LegName, best: Priced): ItineraryState {
  const { date, serviceLevelId } = state[leg];
  if (date === best.date && serviceLevelId === best.cheapest.carrier_service_level_id)
    return { ...state, [leg]: { ...state[leg], taken: best, savedDay: false } };
  const ownDay = ownDayOf(state, leg, serviceLevelId);
  return ownDay && ownDay.date === date
    ? { ...state, [leg]: { ...state[leg], taken: { ...ownDay, own: true }, savedDay: false } }
    : state;
}

/** A day that a person has chosen since the last answer is kept. */
const isOwnChoice = ({ date, taken }: ItineraryState[LegName]): boolean =>
  taken !== null && date !== null && taken.date !== date;

/** Stores the answer, and chooses the latest day of a person's service, or the best day with its cheapest service. */
export function inTimeAnswered(
  state: ItineraryState,
  { leg, key, value }: { leg: LegName; key: string; value: readonly PricedDay[] | null },
): ItineraryState {
  const best = value && bestInTime(value, earliestDay(state, leg));
  const stateWithDays = { ...state, [leg]: { ...state[leg], inTime: { key, value } } };
  if (!best || isOwnChoice(state[leg])) return stateWithDays;
  if (state[leg].savedDay && (state[leg].date ?? state[leg].wished) !== null)
    return savedDayKept(stateWithDays, leg, best);
  const { taken: before } = state[leg];
  const ownDay = before?.own ? ownDayOf(stateWithDays, leg, state[leg].serviceLevelId) : null;
  const takenDay = ownDay ? { ...ownDay, own: true } : best;
  const { carrier_service_level_id: serviceLevelId } = (ownDay ?? best).cheapest;
  const level = { serviceLevelId, arrivalMoved: null, taken: takenDay };
  const dated = withDate(stateWithDays, leg, takenDay.date, true);
  return { ...dated, [leg]: { ...dated[leg], ...level } };
}
