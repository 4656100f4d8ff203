import type { SummaryError } from '@sendahead/shared-ui/error-summary';
import { problemText } from '../../copy/problems.ts';
import { isDroppedOff } from '../../state/pickup.ts';
import { type FoundProblem, problemsOf } from '../../state/problems.ts';
import type { ItineraryState } from '../../state/state.ts';
import { placeId } from './place-id.ts';

/** Card 4 holds how and when the trip starts, card 5 all that follows from it. */
const isOfTripCard = ({ leg, problem }: FoundProblem): boolean =>
  leg === 'outbound' && problem !== 'service_missing';

/** Problems of each of the two cards with the control they belong to; none before an order was tried. */
export function sectionErrors(state: ItineraryState): { trip: SummaryError[]; service: SummaryError[] } {
  const found = state.submits > 0 ? problemsOf(state) : [];
  const shown = (problems: FoundProblem[]): SummaryError[] =>
    problems.map((problem) => ({
      fieldId: placeId(problem.leg, fieldOf(problem)),
      message: problemText(problem, isDroppedOff(state, problem.leg)),
    }));
  return {
    trip: shown(found.filter(isOfTripCard)),
    service: shown(found.filter((problem) => !isOfTripCard(problem))),
  };
}

const fieldOf = ({ problem }: FoundProblem) => {
  switch (problem) {
    case 'pickup_missing':
      return 'pickup';
    case 'date_missing':
      return 'date';
    case 'service_missing':
      return 'service';
    default:
      return problem satisfies never;
  }
};
