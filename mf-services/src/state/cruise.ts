import { dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import type { Cruise } from '@sendahead/shared-contracts/services/trip-plan';
import { plannedBy } from './in-time.ts';
import { feeOf } from './pickup.ts';
import { type PricedService, pricedService } from './priced-service.ts';
import type { ItineraryState } from './state.ts';

/** OPEN-16: the cruise in the page's address, as text. */
export interface CruiseQuery {
  readonly line: string;
  readonly port: string;
}

export interface CruiseState {
  readonly open: boolean;
  readonly wanted: CruiseQuery | null;
  readonly chosen: Cruise | null;
  /** Restored with a saved booking, whose places are kept as saved. */
  readonly again: boolean;
  /** SV-20: the service before this cruise was chosen, and its price with the pickup. */
  readonly before?: PricedService | null;
}

export type CruiseEvent =
  | { readonly type: 'cruise-opened'; readonly wanted: CruiseQuery | null }
  | { readonly type: 'cruise-closed' }
  | { readonly type: 'cruise-chosen'; readonly cruise: Cruise };

export const noCruise: CruiseState = { open: false, wanted: null, chosen: null, again: false };

/** MD-09, OPEN-16: a chosen cruise sets the arrival deadline. */
export function reduceCruise(state: ItineraryState, event: CruiseEvent): ItineraryState {
  switch (event.type) {
    case 'cruise-opened':
      return { ...state, cruise: { ...state.cruise, open: true, wanted: event.wanted } };
    case 'cruise-closed':
      return { ...state, cruise: { ...state.cruise, open: false } };
    case 'cruise-chosen':
      return {
        ...state,
        cruise: {
          ...state.cruise,
          open: false,
          chosen: event.cruise,
          again: false,
          before: pricedService(state),
        },
        outbound: {
          ...state.outbound,
          ...plannedBy(dueAtPort(event.cruise)),
          // SV-20: bags that were to be dropped off still are.
          feeChoice: feeOf(state, 'outbound')?.id ?? state.outbound.feeChoice,
        },
      };
    default:
      return event satisfies never;
  }
}
