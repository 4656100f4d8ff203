import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { feeOf } from './pickup.ts';
import { deadlineOf, limitOf } from './service-limits.ts';
import type { ItineraryState, LegServices } from './state.ts';

/** Services of the leg's current day and pickup; older ones are not shown, not even faded. */
export function servicesOf(state: ItineraryState, leg: LegName): LegServices | null {
  const { value } = state[leg].services;
  return value && value.date === state[leg].date && value.feeId === feeOf(state, leg)?.id ? value : null;
}

/** SV-08, SV-09, MD-09: the remembered service level among the services that can be chosen. */
export const chosenService = (state: ItineraryState, leg: LegName): ServiceOption | null =>
  servicesOf(state, leg)?.items.find(
    ({ carrier_service_level_id, arrival_date }) =>
      carrier_service_level_id === state[leg].serviceLevelId && limitOf(state, leg, arrival_date) === null,
  ) ?? null;

export const arrivalOf = (state: ItineraryState, leg: LegName): CalendarDate | null =>
  chosenService(state, leg)?.arrival_date ?? null;

/** TL-01: the return is planned when the arrival is known. */
export const isReturnOpen = (state: ItineraryState): boolean =>
  state.tripType === 'round_trip' && arrivalOf(state, 'outbound') !== null;

/** VL-26: whether the chosen service arrives after the leg's deadline. */
export function isServiceLate(state: ItineraryState, leg: LegName): boolean {
  const [deadline, service] = [deadlineOf(state, leg), chosenService(state, leg)];
  return deadline !== null && service !== null && service.arrival_date > deadline;
}
