import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { cardOf, type FoundProblem, problemsOf } from './problems.ts';
import type { ItineraryState, LegState } from './state.ts';

const withShown = (state: LegState, lacking: readonly FoundProblem[], leg: LegName): LegState => ({
  ...state,
  blurred: [
    ...new Set([...state.blurred, ...lacking.filter((each) => each.leg === leg).map(({ field }) => field)]),
  ],
});

/** Shows everything that the card with this id lacks, as if each of its fields had been left. */
export function withCheckedCard(state: ItineraryState, card: string): ItineraryState {
  const cardProblems = problemsOf(state).filter((problem) => cardOf(problem) === card);
  return {
    ...state,
    outbound: withShown(state.outbound, cardProblems, 'outbound'),
    return: withShown(state.return, cardProblems, 'return'),
  };
}
