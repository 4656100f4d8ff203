import {
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { type KeyedAnswer, keyOf } from '../state/answer.ts';
import type { ItineraryEvent } from '../state/events.ts';
import type { ItineraryState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** Simultaneous changes cause one request. */
const shortMs = 50;

/**
 * Sends a request to the server as soon as the state needs it and its current answer is for another one. Another
 * request aborts the one in progress; `pauseMs` is the debounce where no earlier section has debounced.
 */
export const askFor = <Question>(
  { store }: EffectContext,
  {
    question,
    answer,
    ask,
    pauseMs = () => shortMs,
  }: {
    question: (state: ItineraryState) => Question | null;
    answer: (state: ItineraryState) => KeyedAnswer<unknown>;
    ask: (question: Question, key: string) => Observable<ItineraryEvent>;
    pauseMs?: (state: ItineraryState) => number;
  },
): Observable<ItineraryEvent> =>
  store.changes.pipe(
    map((state) => {
      const raised = question(state);
      const key = keyOf(raised);
      return {
        raised,
        key,
        wanted: raised !== null && answer(state).key !== key,
        waitMs: state.settled ? shortMs : pauseMs(state),
      };
    }),
    distinctUntilChanged((a, b) => a.key === b.key && a.wanted === b.wanted),
    switchMap((asked) => timer(asked.waitMs).pipe(map(() => asked))),
    switchMap(({ raised, key, wanted }) => (wanted && raised !== null ? ask(raised, key) : EMPTY)),
  );
