import {
  catchError,
  combineLatest,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
} from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { pageTimings } from '@sendahead/shared-contracts/constants';
import { experimentOf } from '@sendahead/shared-contracts/flags/experiment';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { checkoutTopic, orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import type { CombinedServices } from '@sendahead/shared-contracts/services/schema';
import { lineNotOffered } from '../copy/missing.ts';
import { type KeyedAnswer, keyOf, noAnswer } from '../state/answer.ts';
import type { ItineraryEvent } from '../state/events.ts';
import { feeOf } from '../state/pickup.ts';
import { servicesQuestion } from '../state/questions.ts';
import type { ItineraryState, LegServices } from '../state/state.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';
import { servicesForm } from './form-of.ts';

/**
 * Waits while a person keeps counting or clicking; SV-05: longer after a switch between pickup and drop-off.
 */
const pauseMs = ({ handOverSwitched }: ItineraryState): number =>
  handOverSwitched ? pageTimings.lateServicesMs : 300;

type LegQuestions = Partial<Record<LegName, string>>;

/**
 * The legs whose services are requested, each with its request. Null while not even the outbound leg can be
 * requested.
 */
function questionOf(state: ItineraryState): LegQuestions | null {
  const entries = legNames.flatMap((leg) => {
    const question = servicesQuestion(state, leg);
    return question === null ? [] : [[leg, keyOf(question)] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The key of both legs' answers: equal to the request's key once every requested leg is answered. */
const answerOf = (state: ItineraryState): KeyedAnswer<unknown> => {
  const questions = questionOf(state) ?? {};
  const answered = legNames.every(
    (leg) => questions[leg] === undefined || state[leg].services.key === questions[leg],
  );
  return answered ? { key: keyOf(questions), value: true } : noAnswer;
};

type AnsweredLeg = Omit<LegServices, 'date' | 'feeId'>;

const empty: AnsweredLeg = {
  items: [],
  ofTravelers: [],
  nextDay: null,
  message: '',
  stopped: [],
  limited: false,
};

/** The answer for one leg; null is a failure. */
const servicesOfLeg = (answer: CombinedServices | null, leg: LegName): AnsweredLeg => {
  const services = answer?.default_services[leg];
  if (!services) return empty;
  const { enabled, services: items, next_day_pickup: nextDay, stopped = [] } = services;
  return {
    items: enabled ? items : [],
    ofTravelers: answer.travelers.map((traveler) => ({
      travelerId: traveler.traveler_id,
      services: (leg === 'outbound' ? traveler.outbound : traveler.return_shipments).services,
    })),
    nextDay,
    message: items.length === 0 ? (stopped[0]?.message ?? '') : '',
    stopped,
    limited: answer.limited_service === true,
  };
};

/** ER-13: "no carrier service" is an answer; any other failure can be retried. */
const refusalOf = (error: unknown): AnsweredLeg | null => {
  if (!isApiError(error)) return null;
  if (error.code === 'line_not_offered') return { ...empty, message: lineNotOffered };
  if (error.code !== 'no_service') return null;
  const { message } = error.body;
  return { ...empty, message: typeof message === 'string' ? message : '' };
};

/**
 * SV-13: the payment method that the checkout has published; undefined before that. A change causes no new
 * request.
 */
const methodMeant = ({ bus }: EffectContext['host']): Observable<string | undefined> =>
  merge(bus.state(checkoutTopic).pipe(map(({ method }) => method)), of(undefined)).pipe(take(1));

/** CO-82, PR-10: the page's cart, which may limit or correct the offers; undefined before there is one. */
const cartHere = ({ bus }: EffectContext['host']): Observable<string | undefined> =>
  merge(bus.state(contextTopic).pipe(map(({ cart }) => cart?.id)), of(undefined)).pipe(take(1));

/** Requests the services of both legs in one call; one leg's answer is kept when the other fails. */
function request({ store, host }: EffectContext, question: LegQuestions): Observable<ItineraryEvent> {
  const answered = (
    questions: LegQuestions,
    valueFor: (leg: LegName) => AnsweredLeg | null,
    onlyOpen: boolean,
  ): ItineraryEvent[] => {
    const state = store.getState();
    return legNames.flatMap((leg): ItineraryEvent[] => {
      const key = questions[leg];
      const date = state[leg].date;
      const fee = feeOf(state, leg);
      if (key === undefined || date === null || !fee) return [];
      if (onlyOpen && state[leg].services.key === key) return [];
      // An answer to an older request is dropped: a newer request is in progress.
      if (keyOf(servicesQuestion(state, leg)) !== key) return [];
      const value = valueFor(leg);
      return [{ type: 'services-answered', leg, key, value: value && { ...value, date, feeId: fee.id } }];
    });
  };
  return combineLatest([methodMeant(host), cartHere(host)]).pipe(
    switchMap(([payment_method, cart_id]) => {
      const { experiment_variation_id } = experimentOf(host.boot.flags);
      const body = { ...servicesForm(store.getState()), cart_id, payment_method, experiment_variation_id };
      return observeCall(host.api, combinedServicesOptions, { body });
    }),
    map((answer) => answered(question, (leg) => servicesOfLeg(answer, leg), false)),
    catchError((error: unknown) => {
      const refusal = refusalOf(error);
      return from([answered(question, () => refusal, true)]);
    }),
    mergeMap((events) => events),
  );
}

/** SV-06: requests the services of both legs whenever their inputs have changed. */
export const askServices = (context: EffectContext): Observable<ItineraryEvent> =>
  askFor(context, {
    question: questionOf,
    answer: answerOf,
    pauseMs,
    ask: (question) => request(context, question),
  });

/**
 * PY-17: an order was refused because price or days have changed; the same request is repeated. The old
 * answer stays visible until then, so that input further down is not lost.
 */
export const askServicesAgain = (context: EffectContext): Observable<ItineraryEvent> =>
  context.host.bus.events(orderRefusedEvent).pipe(
    filter(({ code }) => code.includes('recalc')),
    switchMap(() => {
      const question = questionOf(context.store.getState());
      return question === null ? EMPTY : request(context, question);
    }),
  );
