import type { NextStep } from '@sendahead/shared-contracts/page/next-step';
import { fieldId } from '../state/field-id.ts';
import { isDroppedOff } from '../state/golfers.ts';
import { type FoundProblem, problemsOf } from '../state/problems.ts';
import type { ItineraryState } from '../state/state.ts';
import { dateWords } from './missing.ts';

function labelOf({ problem, leg }: FoundProblem, dropOff: boolean): string {
  const back = leg === 'return';
  if (problem === 'pickup_missing') return back ? 'Return pickup or drop-off' : 'Pickup or drop-off';
  if (problem === 'service_missing') return back ? 'Return service' : 'Service';
  const words = dateWords(leg, dropOff);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the trip lacks first: a way to hand over, a day, or a service of a leg; null once nothing. */
export function nextStep(state: ItineraryState): NextStep | null {
  const [found] = problemsOf(state);
  if (!found) return null;
  const field = found.path.slice(found.leg.length + 1) as 'pickup' | 'date' | 'service';
  return {
    label: labelOf(found, isDroppedOff(state, found.leg)),
    fieldId: fieldId(found.leg, field),
  };
}
