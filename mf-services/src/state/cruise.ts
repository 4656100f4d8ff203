import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { noAnswer } from './answer.ts';
import type { ItineraryState } from './state.ts';

/** MD-09: the cruise that the bags travel to. */
export interface Cruise {
  readonly line: string;
  readonly ship: string;
  readonly port: { readonly id: number; readonly name: string };
  readonly sails: CalendarDate;
}

/** OPEN-16: what the page's address says of the cruise: words, as they stand there. */
export interface CruiseWanted {
  readonly line: string;
  readonly port: string;
}

export interface CruiseState {
  readonly open: boolean;
  readonly wanted: CruiseWanted | null;
  readonly chosen: Cruise | null;
}

export type CruiseEvent =
  | { readonly type: 'cruise-opened'; readonly wanted: CruiseWanted | null }
  | { readonly type: 'cruise-closed' }
  | { readonly type: 'cruise-chosen'; readonly cruise: Cruise };

export const noCruise: CruiseState = { open: false, wanted: null, chosen: null };

/** What is not at the port on the day before does not sail. */
export const dueAt = ({ sails }: Pick<Cruise, 'sails'>): CalendarDate => addDays(sails, -1);

/** MD-09, OPEN-16: a chosen cruise says by when the bags must be there. */
export function reduceCruise(state: ItineraryState, event: CruiseEvent): ItineraryState {
  switch (event.type) {
    case 'cruise-opened':
      return { ...state, cruise: { ...state.cruise, open: true, wanted: event.wanted } };
    case 'cruise-closed':
      return { ...state, cruise: { ...state.cruise, open: false } };
    case 'cruise-chosen':
      return {
        ...state,
        cruise: { ...state.cruise, open: false, chosen: event.cruise },
        outbound: { ...state.outbound, arriveBy: dueAt(event.cruise), inTime: noAnswer, taken: null },
      };
    default:
      return event satisfies never;
  }
}
