import type { StateOption, Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { emptyShipPoint, type ShipPoint } from '@sendahead/shared-contracts/geo/slice';

/** The two ends of a shipment. */
export type End = 'origin' | 'destination';
export const ends: readonly End[] = ['origin', 'destination'];

/** Fields a person can type in. `club` stands for the choice of a club, not for its name as text. */
export type Field =
  | 'club'
  | 'country'
  | 'zip'
  | 'city'
  | 'state'
  | 'address1'
  | 'address2'
  | 'companyName'
  | 'contact'
  | 'phone';
export type TextField = Exclude<Field, 'club'>;

/** Where a question to the server stands. */
export type Asking = 'idle' | 'asking' | 'answered' | 'failed';

export interface EndState {
  readonly point: ShipPoint;
  /** AD-03: what the other mode of this end held, to come back when it is switched to again. */
  readonly kept: { readonly club: ShipPoint | null; readonly other: ShipPoint | null };
  /** What is typed in the club search. */
  readonly term: string;
  readonly suggestions: { readonly asking: Asking; readonly items: readonly Suggestion[] };
  /** The club that was chosen and is being looked up, and the server's words when that failed (ER-01). */
  readonly club: { readonly asking: Asking; readonly id: number | null; readonly message: string };
  readonly zip: { readonly asking: Asking; readonly known: boolean };
  /** Fields that were left once: their errors may show. */
  readonly left: readonly Field[];
}

/** The server's word on the pair of ends; `key` is what it was asked about (AD-11). */
export interface Validation {
  readonly asking: Asking;
  readonly key: string;
  readonly valid: boolean;
}

export interface AddressesState {
  readonly origin: EndState;
  readonly destination: EndState;
  readonly validation: Validation;
  /** States by country, as far as they were loaded. */
  readonly states: Readonly<Record<string, readonly StateOption[]>>;
  /** All errors show, left or not: place order was pressed. Counts the presses, so that focus moves each time. */
  readonly submits: number;
}

/** BR-08: `originContact` is the brand's default sender. */
export function initialState(originContact: string | null): AddressesState {
  const end = (kind: ShipPoint['kind'], contact: string): EndState => ({
    point: { ...emptyShipPoint('US', kind), contact },
    kept: { club: null, other: null },
    term: '',
    suggestions: { asking: 'idle', items: [] },
    club: { asking: 'idle', id: null, message: '' },
    zip: { asking: 'idle', known: false },
    left: [],
  });
  return {
    origin: end('club', originContact ?? ''),
    destination: end('other', ''),
    validation: { asking: 'idle', key: '', valid: false },
    states: {},
    submits: 0,
  };
}
