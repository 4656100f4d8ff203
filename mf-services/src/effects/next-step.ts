import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { NextStep } from '@sendahead/shared-contracts/page/next-step';
import { nextStepLabel } from '../copy/next-step.ts';
import { requestState } from '../state/answer.ts';
import { servicesOf } from '../state/chosen-service.ts';
import { fieldId, lateNoteId } from '../state/field-id.ts';
import { problemsOf } from '../state/problems.ts';
import { servicesQuestion } from '../state/questions.ts';
import { isDroppedOff } from '../state/separate-pickups.ts';
import type { ItineraryState } from '../state/state.ts';

/** Services that are on their way, or failed to come, have no field yet; their card is there, and stays when they come. */
const areServicesThere = (state: ItineraryState, leg: LegName): boolean =>
  servicesOf(state, leg) !== null &&
  requestState(servicesQuestion(state, leg), state[leg].services) !== 'failed';

/** What the trip lacks first: a way to hand over, a day, or a service of a leg; null once nothing. */
export function nextStep(state: ItineraryState): NextStep | null {
  const [found] = problemsOf(state);
  if (!found) return null;
  const { field, leg, problem } = found;
  const isThere = field !== 'service' || areServicesThere(state, leg);
  const place = problem === 'arrives_late' ? lateNoteId(leg) : fieldId(leg, field);
  return {
    label: nextStepLabel(found, isDroppedOff(state, leg)),
    fieldId: isThere ? place : 'service-title',
  };
}
