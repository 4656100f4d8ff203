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

/**
 * Services that are loading, or failed to load, have no field yet; their card exists, and remains when they
 * arrive.
 */
const areServicesThere = (state: ItineraryState, leg: LegName): boolean =>
  servicesOf(state, leg) !== null &&
  requestState(servicesQuestion(state, leg), state[leg].services) !== 'failed';

/** The trip's first missing input: a pickup option, a date, or a service of a leg; null if it is complete. */
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
