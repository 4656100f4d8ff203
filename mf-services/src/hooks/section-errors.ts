import type { SummaryError } from '@sendahead/shared-ui';
import { problemText } from '../copy/problems.ts';
import { fieldId } from '../state/field-id.ts';
import { cardOf, problemsOf, type SectionCard } from '../state/problems.ts';
import { isDroppedOff } from '../state/separate-pickups.ts';
import type { ItineraryState } from '../state/state.ts';

/** The data of a card's summary: each problem with its control, and the turn at which it takes the focus. */
export interface SectionErrors {
  readonly errors: readonly SummaryError[];
  readonly turn: number;
  readonly press: number;
}

/** The problems of one of the two cards; empty before an order was attempted. */
export function sectionErrors(state: ItineraryState, card: SectionCard): SectionErrors {
  const { submits: press, summary } = state;
  const found = press > 0 ? problemsOf(state) : [];
  return {
    errors: found
      .filter((problem) => cardOf(problem) === card)
      .map((problem) => ({
        fieldId: fieldId(problem.leg, problem.field),
        message: problemText(problem, isDroppedOff(state, problem.leg)),
      })),
    turn: summary?.card === card ? summary.turn : 0,
    press,
  };
}
