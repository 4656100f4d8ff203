import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { pickupFees } from '@sendahead/shared-contracts/services/calls';
import type { ItineraryEvent } from '../state/events.ts';
import { feesQuestion } from '../state/questions.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';

/** TL-07: the pickup and drop-off options at the start of a leg. */
export const askFees = (context: EffectContext, leg: LegName): Observable<ItineraryEvent> =>
  askFor(context, {
    question: (state) => feesQuestion(state, leg),
    answer: (state) => state[leg].fees,
    ask: ({ query }, key) =>
      observeCall(context.host.api, pickupFees, { query }).pipe(
        map((answer): ItineraryEvent => ({ type: 'fees-answered', leg, key, value: answer.pickup_fees })),
        catchError(() => of<ItineraryEvent>({ type: 'fees-answered', leg, key, value: null })),
      ),
  });
