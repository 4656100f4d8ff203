import {
  catchError,
  combineLatest,
  concat,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  Subject,
  Subscription,
  startWith,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import {
  questionSets,
  readClubAnswers,
  saveCampsPreferences,
  saveGolfPreferences,
} from '@sendahead/shared-contracts/preferences/calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { createStore, type Store } from '@sendahead/shared-ui';
import { answersNotSaved } from '../copy/club-questions.ts';
import {
  type Answers,
  type AskingClub,
  type ClubQuestionsEvent,
  type ClubQuestionsState,
  initialClubQuestions,
  openSteps,
  type QuestionStep,
  reduceClubQuestions,
  sentAnswers,
  stepKey,
  stepsOf,
} from '../state/club-questions.ts';
import type { PageState } from '../state/page.ts';
import type { CheckoutStore } from './context.ts';

type QuestionsStore = Store<ClubQuestionsState, ClubQuestionsEvent>;

/** The questions of the trip's clubs, loaded with the first trip to or from one. */
export interface ClubQuestions {
  readonly store: QuestionsStore;
  send(step: QuestionStep): void;
  readAgain(): void;
  /** Runs until the returned function is called. */
  start(): () => void;
}

type Context = { host: FragmentHost<'mf-checkout'>; checkout: CheckoutStore };

export function createClubQuestions({ host, checkout }: Context): ClubQuestions {
  const store = createStore(reduceClubQuestions, initialClubQuestions);
  const sent = new Subject<QuestionStep>();
  const retried = new Subject<void>();
  return {
    store,
    send: (step) => sent.next(step),
    readAgain: () => retried.next(),
    start() {
      const running = new Subscription();
      const events = merge(
        travelers(checkout),
        retried.pipe(
          startWith(undefined),
          switchMap(() => read(host, checkout)),
        ),
        sent.pipe(exhaustMap((step) => send({ host, checkout }, store, step))),
      );
      running.add(events.subscribe((event) => store.dispatch(event)));
      running.add(goOn(checkout, store));
      return () => running.unsubscribe();
    },
  };
}

/** The published state may be older than the current one: a placed order drops its cart while it is being published. */
const pageOf = (checkout: CheckoutStore): Observable<PageState> =>
  checkout.changes.pipe(map(() => checkout.getState().page));

const travelers = (checkout: CheckoutStore): Observable<ClubQuestionsEvent> =>
  pageOf(checkout).pipe(
    map(({ travelers: known }) => known?.travelers.map(({ id }) => id) ?? []),
    distinctUntilChanged((a, b) => a.join() === b.join()),
    map((ids) => ({ type: 'travelers-known', ids })),
  );

type TripClub = { id: number; name: string; isOutbound: boolean };

/**
 * PY-12: the clubs of the trip, that of the destination first. On a round trip the bags return to the origin.
 */
function clubsOf({ points, itinerary }: PageState): TripClub[] {
  const clubOf = (point: ShipPoint | undefined, isOutbound: boolean): TripClub[] =>
    point?.club ? [{ id: point.club.id, name: point.club.name, isOutbound }] : [];
  return [
    ...clubOf(points?.destination, true),
    ...clubOf(points?.origin, itinerary?.tripType !== 'round_trip'),
  ];
}

/** Reads the questions of the trip's clubs, and the answers stored with the cart. */
const read = (host: FragmentHost<'mf-checkout'>, checkout: CheckoutStore): Observable<ClubQuestionsEvent> =>
  pageOf(checkout).pipe(
    map((page) => ({ clubs: clubsOf(page), cartId: page.cart?.id ?? null })),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    switchMap(({ clubs, cartId }) =>
      clubs.length === 0 || cartId === null
        ? EMPTY
        : concat(
            of<ClubQuestionsEvent>({ type: 'reading' }),
            combineLatest({
              clubs: combineLatest(clubs.map((club) => askedBy(host, club))),
              saved: saved(host, cartId),
            }).pipe(
              map((found): ClubQuestionsEvent => ({ type: 'read', ...found })),
              catchError(() => of<ClubQuestionsEvent>({ type: 'read-failed' })),
            ),
          ),
    ),
  );

const askedBy = (host: FragmentHost<'mf-checkout'>, club: TripClub): Observable<AskingClub> =>
  observeCall(host.api, questionSets, { params: { club_id: String(club.id) } }).pipe(
    map(({ club: asks, question_set: questions }) => ({
      ...club,
      today: asks.today ?? calendarDate(new Date(host.now()).toISOString().slice(0, 10)),
      header: asks.club_preference_header,
      subheader: asks.club_preference_subheader,
      requiresAll: asks.questionnaire_require_all_questions,
      perTraveler: asks.per_traveler ?? false,
      questions,
    })),
  );

const saved = (host: FragmentHost<'mf-checkout'>, cartId: string): Observable<Record<string, Answers>> =>
  observeCall(host.api, readClubAnswers, { params: { cartId } }).pipe(
    map(({ answers }) => {
      const entries = answers.flatMap(({ club_id, answers: ofClub }) =>
        ofClub.map((entry) => ({ ...entry, step: stepKey(club_id, entry.traveler_id ?? null) })),
      );
      const steps = [...new Set(entries.map(({ step }) => step))];
      return Object.fromEntries(
        steps.map((step) => [
          step,
          Object.fromEntries(
            entries.filter((entry) => entry.step === step).map(({ question, answer }) => [question, answer]),
          ),
        ]),
      );
    }),
  );

/** QN-08, QN-09: saves the answers of a step; in camps with those of the other campers, whose place they share. */
function save(
  { host, checkout }: Context,
  { saved: before, answers: entered, ...state }: ClubQuestionsState,
  step: QuestionStep,
): Observable<unknown> {
  const { id, isOutbound, perTraveler } = step.club;
  const cart_id = checkout.getState().page.cart?.id ?? '';
  const about = { club_id: id, is_outbound: isOutbound };
  const stepAnswers = sentAnswers(step, entered[step.key] ?? {});
  if (!perTraveler) {
    const club_preferences_answer = { ...about, answers: stepAnswers };
    return observeCall(host.api, saveGolfPreferences, { body: { cart_id, club_preferences_answer } });
  }
  const answersByStep = { ...before, [step.key]: entered[step.key] ?? {} };
  const answers = stepsOf(state)
    .filter(({ club }) => club.id === id)
    .flatMap((each) =>
      sentAnswers(each, answersByStep[each.key] ?? {}).map((entry) => ({
        ...entry,
        traveler_id: each.travelerId ?? '',
      })),
    );
  const club_preferences_answer = { ...about, answers };
  return observeCall(host.api, saveCampsPreferences, { body: { cart_id, club_preferences_answer } });
}

const send = (context: Context, store: QuestionsStore, step: QuestionStep): Observable<ClubQuestionsEvent> =>
  concat(
    of<ClubQuestionsEvent>({ type: 'sending' }),
    save(context, store.getState(), step).pipe(
      map((): ClubQuestionsEvent => ({ type: 'sent', step: step.key })),
      catchError(() => {
        const text = answersNotSaved(step.club.perTraveler);
        context.host.bus.publish(alertRaisedEvent, { severity: 'warning', text, seconds: 5 });
        return of<ClubQuestionsEvent>({ type: 'send-failed' });
      }),
    ),
  );

/** PY-13: an order that waits for the clubs continues as soon as no club has open questions. */
const goOn = (checkout: CheckoutStore, store: QuestionsStore): Subscription =>
  combineLatest([checkout.changes, store.changes])
    .pipe(
      map(
        ([{ placing, page }, questions]) =>
          placing.phase === 'asking-club' &&
          page.micrositeId === null &&
          questions.request === 'answered' &&
          openSteps(questions).length === 0,
      ),
      distinctUntilChanged(),
      filter(Boolean),
    )
    .subscribe(() => checkout.dispatch({ type: 'club-answered' }));
