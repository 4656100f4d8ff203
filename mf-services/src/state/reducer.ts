import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { type KeyedAnswer, noAnswer } from './answer.ts';
import { withLink, withLinkedService } from './apply-link.ts';
import { withCheckedCard } from './checked-card.ts';
import { arrivalOf } from './chosen-service.ts';
import { reduceCruise } from './cruise.ts';
import { areDaysKnown, reasonAgainst } from './days.ts';
import type { ItineraryEvent } from './events.ts';
import { reduceHolidayTerms } from './holiday-terms.ts';
import { arriveByChosen, inTimeAnswered, lateArrivalAccepted } from './in-time.ts';
import { cardOf, problemsOf } from './problems.ts';
import { restored } from './restored.ts';
import { sameDayAnswered } from './same-day-alert.ts';
import { withPlan } from './saved-plan.ts';
import { isDroppedOff, renumbered } from './separate-pickups.ts';
import { serviceChosen } from './service-chosen.ts';
import { sessionChosen } from './session-chosen.ts';
import { settle, withDate, withPickupDate } from './settle.ts';
import type { ItineraryState, LegState, OwnPickups } from './state.ts';

const withLeg = (state: ItineraryState, leg: LegName, change: Partial<LegState>): ItineraryState => ({
  ...state,
  [leg]: { ...state[leg], ...change },
});

/** Only available days are accepted, from a person or from code. */
function dateChosen(
  state: ItineraryState,
  { leg, date }: Extract<ItineraryEvent, { type: 'date-chosen' }>,
): ItineraryState {
  if (date !== null && !areDaysKnown(state, leg)) return withLeg(state, leg, { wished: date });
  if (date !== null && reasonAgainst(state, leg, date) !== null) return state;
  return withDate(withLeg(state, leg, { dateWay: 'pickup' }), leg, date);
}

/** A pickup option that a person chose; drop-off is explained. */
function handOverChosen(
  state: ItineraryState,
  { leg, feeId }: { leg: LegName; feeId: number | null },
  change: Partial<LegState>,
): ItineraryState {
  const stateWithLeg = withLeg(state, leg, change);
  return {
    ...stateWithLeg,
    settled: false,
    dropOffInfo: feeId === dropOffFeeId ? leg : null,
    handOverSwitched: isDroppedOff(state, leg) !== isDroppedOff(stateWithLeg, leg),
  };
}

function withOwn(own: OwnPickups, travelerId: string, feeId: number | null): OwnPickups {
  const { [travelerId]: _, ...others } = own;
  return feeId === null ? others : { ...others, [travelerId]: feeId };
}

/** MD-03: removing a traveler removes the choices for them. */
function withTravelersLeft(state: ItineraryState, travelers: Travelers): ItineraryState {
  const left = renumbered(state.travelers, travelers);
  return left
    ? legNames.reduce((now, leg) => withLeg(now, leg, { ownPickups: left(now[leg].ownPickups) }), state)
    : state;
}

const forgetFailure = <T>(answer: KeyedAnswer<T>): KeyedAnswer<T> =>
  answer.value === null ? noAnswer : answer;
const forgetFailures = (leg: LegState): LegState => ({
  ...leg,
  fees: forgetFailure(leg.fees),
  days: forgetFailure(leg.days),
  services: forgetFailure(leg.services),
  inTime: forgetFailure(leg.inTime),
});

/**
 * When the same request is answered with another arrival date, the person is notified, since they did not
 * change it.
 */
function servicesAnswered(
  state: ItineraryState,
  { leg, key, value }: Extract<ItineraryEvent, { type: 'services-answered' }>,
): ItineraryState {
  const same = state[leg].services.key === key;
  const before = arrivalOf(state, leg);
  const answered = { ...state, handOverSwitched: false };
  const after = withLinkedService(withLeg(answered, leg, { services: { key, value } }), leg);
  const to = arrivalOf(after, leg);
  if (same && before === to) return after;
  const arrivalMoved = same && before !== null && to !== null ? { from: before, to } : null;
  return withLeg(after, leg, { arrivalMoved });
}

/** TL-18, OPEN-64: past the cut-off, today is replaced by the next possible day. */
function cutOffAnswered(
  state: ItineraryState,
  { key, value }: Extract<ItineraryEvent, { type: 'cut-off-answered' }>,
): ItineraryState {
  const stateWithCutOff = { ...state, cutOff: { key, value } };
  const { date } = state.outbound;
  if (value.next === null || date === null || date !== state.today) return stateWithCutOff;
  return withPickupDate(stateWithCutOff, value.next, { kind: 'too_late', from: date });
}

/** Only the first card of the page with problems takes the focus. */
function submitted(state: ItineraryState): ItineraryState {
  const turn = state.submits + 1;
  const first = state.points?.valid && state.travelers?.valid ? problemsOf(state)[0] : undefined;
  return { ...state, submits: turn, summary: first ? { turn, card: cardOf(first) } : null };
}

function next(state: ItineraryState, event: ItineraryEvent): ItineraryState {
  switch (event.type) {
    case 'trip-type-chosen':
      return {
        ...state,
        tripType: event.tripType,
        settled: false,
        holidayTerms: { ...state.holidayTerms, turn: state.holidayTerms.turn + 1 },
      };
    case 'pickup-chosen':
      return handOverChosen(state, event, { feeChoice: event.feeId });
    case 'travelers-asked-apart':
      return withLeg(state, event.leg, { apart: event.apart, ownPickups: {} });
    case 'own-pickup-chosen':
      return handOverChosen(state, event, {
        ownPickups: withOwn(state[event.leg].ownPickups, event.travelerId, event.feeId),
      });
    case 'carrier-chosen':
      return withLeg(state, event.leg, { carrier: event.carrier, serviceLevelId: null, arrivalMoved: null });
    case 'drop-off-info-closed':
      return { ...state, dropOffInfo: null };
    case 'date-chosen':
      return dateChosen({ ...state, settled: false }, event);
    case 'service-chosen':
      return serviceChosen(state, event);
    case 'same-day-answered':
      return sameDayAnswered({ ...state, settled: false }, event.answer);
    case 'blurred':
      return withLeg(state, event.leg, { blurred: [...new Set([...state[event.leg].blurred, event.field])] });
    case 'club-fee-changed':
      return { ...state, ownClub: { ...state.ownClub, feeTurn: state.ownClub.feeTurn + 1 } };
    case 'services-wanted-again':
      return {
        ...state,
        outbound: { ...state.outbound, services: noAnswer },
        return: { ...state.return, services: noAnswer },
      };
    case 'retried':
      return {
        ...state,
        outbound: forgetFailures(state.outbound),
        return: forgetFailures(state.return),
        earliest: forgetFailure(state.earliest),
        carriers: forgetFailure(state.carriers),
      };
    case 'points-known':
      return {
        ...state,
        points: event.points,
        settled: event.points.settled === true,
        today: event.today,
        hour: event.hour,
      };
    case 'travelers-known':
      return {
        ...withTravelersLeft(state, event.travelers),
        travelers: event.travelers,
        settled: false,
        legsShown: state.legsShown || event.travelers.itemCount > 0,
      };
    case 'user-known':
      return {
        ...state,
        userId: event.userId,
        ownClub: { ...state.ownClub, id: event.clubId ?? null },
        onBehalfOf: event.onBehalfOf,
        hidesCollection: event.hidesCollection ?? false,
        choosesCarriers: event.choosesCarriers ?? false,
        carriers: event.choosesCarriers ? state.carriers : noAnswer,
      };
    case 'price-told':
      return { ...state, priceFailed: event.failed };
    case 'fees-answered':
      return withLeg(state, event.leg, { fees: { key: event.key, value: event.value } });
    case 'days-answered':
      return withLeg(state, event.leg, { days: { key: event.key, value: event.value } });
    case 'month-shown':
      return withLeg(state, event.leg, {
        month: event.month,
        prices: forgetFailure(state[event.leg].prices),
      });
    case 'prices-answered':
      return withLeg(state, event.leg, { prices: { key: event.key, value: event.value } });
    case 'arrive-by-chosen':
      return arriveByChosen(state, event.leg, event.date);
    case 'session-chosen':
      return sessionChosen(state, event.session ?? null);
    case 'late-arrival-accepted':
      return lateArrivalAccepted(state, event.leg);
    case 'date-way-chosen':
      return withLeg(state, event.leg, { dateWay: event.way });
    case 'in-time-answered':
      return inTimeAnswered(state, event);
    case 'cut-off-answered':
      return cutOffAnswered(state, event);
    case 'carriers-answered':
      return { ...state, carriers: { key: event.key, value: event.value } };
    case 'earliest-answered':
      return { ...state, earliest: { key: event.key, value: event.value } };
    case 'services-answered':
      return servicesAnswered(state, event);
    case 'submitted':
      return submitted(state);
    case 'card-checked':
      return withCheckedCard(state, event.card);
    case 'holiday-terms-wanted':
    case 'holiday-terms-accepted':
    case 'holiday-terms-declined':
    case 'holiday-terms-saved':
    case 'holiday-terms-not-saved':
    case 'holiday-terms-checked':
    case 'holiday-terms-accepted-ahead':
    case 'holiday-terms-saved-ahead':
      return reduceHolidayTerms(state, event);
    case 'cruise-opened':
    case 'cruise-closed':
    case 'cruise-chosen':
      return reduceCruise(state, event);
    case 'link-read':
      return withLink({ ...state, link: event.again ? null : event.link }, event.link);
    case 'restored':
      return withLink(withPlan(restored(state, event.itinerary), event.plan), state.link);
    default:
      return event satisfies never;
  }
}

/** The section after one event, with the dates adjusted to it. */
export const reduce = (state: ItineraryState, event: ItineraryEvent): ItineraryState =>
  settle(next(state, event));
