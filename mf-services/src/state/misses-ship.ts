import { dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import { arrivalOf } from './chosen-service.ts';
import type { ItineraryState } from './state.ts';

/** MD-09: whether the bags would reach the port after their ship has sailed. Bags that go elsewhere by now miss none. */
export function missesShip(state: ItineraryState): boolean {
  const { chosen } = state.cruise;
  const arrival = arrivalOf(state, 'outbound');
  if (chosen === null || arrival === null) return false;
  return state.points?.destination.club?.id === chosen.port.id && arrival > dueAtPort(chosen);
}
