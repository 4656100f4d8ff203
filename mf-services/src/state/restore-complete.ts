import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ItineraryChoice, LegChoice } from '@sendahead/shared-contracts/ship-form/slices';
import { requestState } from './answer.ts';
import { isReturnOpen } from './chosen-service.ts';
import { feesQuestion, servicesQuestion } from './questions.ts';
import type { ItineraryState } from './state.ts';

/** The saved choice no longer applies: a person, or the calendar, changed it since. */
const isOvertaken = (state: ItineraryState, leg: LegName, saved: LegChoice): boolean =>
  state[leg].date !== saved.pickupDate ||
  state[leg].feeChoice !== saved.pickupFeeId ||
  state[leg].serviceLevelId !== saved.serviceLevelId;

function isLegRestored(state: ItineraryState, leg: LegName, saved: LegChoice): boolean {
  if (isOvertaken(state, leg, saved)) return true;
  const { fees, services } = state[leg];
  // Without a day no service can be requested: the saved one is remembered until a day is chosen.
  if (saved.serviceLevelId !== null && saved.pickupDate !== null)
    return requestState(servicesQuestion(state, leg), services) === 'answered';
  return saved.pickupFeeId === null || requestState(feesQuestion(state, leg), fees) === 'answered';
}

/**
 * Whether the page shows all of a saved trip that it still can. Until then the saved form has more data than
 * the page: pickups and services must be requested again before they are chosen.
 */
export function isRestoreComplete(state: ItineraryState, saved: ItineraryChoice): boolean {
  if (state.tripType !== saved.tripType) return true;
  if (!isLegRestored(state, 'outbound', saved.outbound)) return false;
  return !saved.return || !isReturnOpen(state) || isLegRestored(state, 'return', saved.return);
}
