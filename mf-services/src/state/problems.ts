import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { chosenService, isReturnOpen, isServiceLate } from './chosen-service.ts';
import { dateWayOf } from './date-way.ts';
import { feeOf } from './pickup.ts';
import type { Field, ItineraryState } from './state.ts';

/** Why a value is invalid; the messages are in copy/. */
export type Problem =
  | 'pickup_missing'
  | 'arrival_missing'
  | 'date_missing'
  | 'service_missing'
  /** The bags arrive after the deadline. */
  | 'arrives_late';

export interface FoundProblem {
  readonly leg: LegName;
  readonly field: Field;
  readonly problem: Problem;
}

/** Card 4 holds the pickup option and date of each leg, card 5 the services. */
export type SectionCard = 'trip' | 'service';

export const cardOf = ({ problem }: FoundProblem): SectionCard =>
  problem === 'service_missing' || problem === 'arrives_late' ? 'service' : 'trip';

function legProblems(state: ItineraryState, leg: LegName): FoundProblem[] {
  const found = (field: Field, problem: Problem): FoundProblem[] => [{ leg, field, problem }];
  if (!feeOf(state, leg)) return found('pickup', 'pickup_missing');
  if (state[leg].date === null)
    return found('date', dateWayOf(state, leg) === 'arrival' ? 'arrival_missing' : 'date_missing');
  if (!chosenService(state, leg)) return found('service', 'service_missing');
  return isServiceLate(state, leg) ? found('service', 'arrives_late') : [];
}

/** The deadline is missed: neither card is complete. */
export const isWishMissed = (state: ItineraryState): boolean =>
  problemsOf(state).some(({ problem }) => problem === 'arrives_late');

/** VL-26, VL-43: the missing inputs, in order; only of legs that can be planned (TR-11, TL-01). */
export const problemsOf = (state: ItineraryState): FoundProblem[] => [
  ...(state.legsShown ? legProblems(state, 'outbound') : []),
  ...(isReturnOpen(state) ? legProblems(state, 'return') : []),
];

/** The problem that may show at a place: an order was tried, or its field was left. */
export function shownProblem(state: ItineraryState, leg: LegName, field: Field): Problem | undefined {
  if (state.submits === 0 && !state[leg].blurred.includes(field)) return undefined;
  return problemsOf(state).find((found) => found.leg === leg && found.field === field)?.problem;
}
