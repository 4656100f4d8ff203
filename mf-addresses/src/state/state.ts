import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Country } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { AddressCandidate, StateOption, Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { emptyShipPoint, type ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { RequestState } from '@sendahead/shared-ui';
import type { Cruise } from './cruise.ts';
import type { Town } from './entered-place.ts';
import type { PhoneCheck } from './phone.ts';
import type { Prefill } from './prefilled.ts';
import type { RecentPlace } from './recent.ts';
import type { SplitLine } from './split-line.ts';
import type { StreetAt } from './street-at.ts';
import { noSearch, type Search } from './suggestions.ts';

/** The two ends of a shipment. */
export const ends: readonly ShipEnd[] = ['origin', 'destination'];
export const otherEnd = (end: ShipEnd): ShipEnd => (end === 'origin' ? 'destination' : 'origin');

/** Fields a person can type in. `club` means the choice of a club, not its name as text. */
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
  | 'label'
  | 'phone';
export type TextField = Exclude<Field, 'club'>;

/** The note of the chosen club: null when this user has no note to see. */
export interface Note {
  readonly text: string | null;
  readonly accepted: boolean;
}

export interface EndState {
  readonly point: ShipPoint;
  /** BR-08: the default name: the brand's sender at a club, the signed-in user at home. */
  readonly defaultContacts: Readonly<Record<ShipPoint['kind'], string>>;
  /** The phone of the signed-in user, which a home gets with the name; '' if unknown. */
  readonly customerPhone: string;
  /** The contact was typed, saved or linked, and is not the default. */
  readonly named: boolean;
  /** The person copied from the other end, until somebody else is entered. */
  readonly carried: Pick<ShipPoint, 'contact' | 'phone'>;
  /** The contact and phone that the last chosen club filled in; another club replaces them. */
  readonly ofClub: Pick<ShipPoint, 'contact' | 'phone'>;
  /** AD-03: the content of this end's other mode, restored when switching to it. */
  readonly kept: { readonly club: ShipPoint | null; readonly other: ShipPoint | null };
  /** The text in the club search. */
  readonly term: string;
  /** For the club search of a club, for the address line of another address. */
  readonly suggestions: Search;
  /** The suggestion that was chosen and is being resolved. */
  readonly resolving: Suggestion | null;
  /** The club that was chosen and is being looked up, and the server's words when that failed (ER-01). */
  readonly club: { readonly request: RequestState; readonly id: number | null; readonly message: string };
  /**
   * `before`: city and state when the zip was typed, to see what was entered since; absent when a person
   * entered all three. `filledIn`: city and state as an answer filled them in, regardless of later typing.
   * `refused`: the bad US zip that was cleared here (VL-06), so that it can still be read. `entered`: a
   * person, not an earlier zip, filled in city or state. `place`: the place of the zip. `replaced`: what was
   * entered instead of it.
   */
  readonly zip: {
    readonly request: RequestState;
    readonly known: boolean;
    readonly before?: Pick<ShipPoint, 'city' | 'state'>;
    readonly filledIn?: string;
    readonly refused?: string;
    readonly entered?: boolean;
    readonly place?: Town;
    readonly replaced?: Town;
  };
  /** The place for which the street was entered. */
  readonly streetAt: StreetAt | null;
  /** The address whose street was removed because its place changed, until something else is typed there. */
  readonly displaced: ShipPoint | null;
  /** VL-35 */
  readonly phoneCheck: PhoneCheck | null;
  readonly note: Note;
  /** AD-22: notices of storms and closures; `read` once they were dismissed. */
  readonly disaster: { readonly messages: readonly string[]; readonly read: boolean };
  /** AD-23, OPEN-29 */
  readonly blocked: boolean;
  /** The sentence of the incident that blocks it; '' if the default text applies. */
  readonly blockedMessage: string;
  /** MD-12: the note of a country that was chosen and has one. */
  readonly countryNote: string | null;
  /** A country was chosen before the countries and their notes were known. */
  readonly countryNoteDue: boolean;
  /** AD-15: the line that was split here. */
  readonly split?: SplitLine;
  /** Fields that were left once: their errors may show. */
  readonly blurred: readonly Field[];
}

/** The server's answer about the pair of ends; `key` identifies the checked pair (AD-11). */
export interface Validation {
  readonly request: RequestState;
  readonly key: string;
  readonly valid: boolean;
  /** AD-12: corrections of an end that did not validate. */
  readonly candidates: Readonly<Record<ShipEnd, readonly AddressCandidate[]>>;
  /** AD-13 */
  readonly warning: string | null;
  /** The correction was closed without choosing; it opens again for another address. */
  readonly declined: boolean;
}

export interface AddressesState {
  readonly origin: EndState;
  readonly destination: EndState;
  readonly validation: Validation;
  /** States by country, as far as they were loaded. */
  readonly states: Readonly<Record<string, readonly StateOption[]>>;
  /** Countries by code; empty until loaded, and the common rules apply in the meantime. */
  readonly countries: Readonly<Record<string, Country>>;
  /** AD-30: the state of saving the origin as default. */
  readonly defaultOrigin: RequestState;
  /** The origin before the saved default replaced it; null if it did not. */
  readonly beforeDefault: EndState | null;
  /** The values of the page address, to be applied again to a booking that is restored later. */
  readonly prefill: readonly Prefill[];
  /** Ends for which the page address has values that are not filled in yet. */
  readonly awaited: readonly ShipEnd[];
  /** The page address named the origin. */
  readonly originNamed: boolean;
  /** The fields that a person typed in since the page opened; a later link or restored booking keeps them. */
  readonly touched: Readonly<Record<ShipEnd, readonly TextField[]>>;
  /** How often a saved booking was restored. */
  readonly restores: number;
  /** Ends that the saved booking contained. */
  readonly restoredEnds: readonly ShipEnd[];
  /** RT-09 */
  readonly cruise: Cruise | null;
  /** Places that were chosen in this browser before, latest first. */
  readonly recent: readonly RecentPlace[];
  /** The last change of the places came from an answer, not from typing. */
  readonly settled: boolean;
  /**
   * All errors are shown, because an order was attempted. Counts the attempts, so that focus moves each time.
   */
  readonly submits: number;
}

export const noNote: Note = { text: null, accepted: false };
export const noClub: EndState['club'] = { request: 'idle', id: null, message: '' };
export const noValidation: Validation = {
  request: 'idle',
  key: '',
  valid: false,
  candidates: { origin: [], destination: [] },
  warning: null,
  declined: false,
};

export const untouched: AddressesState['touched'] = { origin: [], destination: [] };

const emptyEnd = (kind: ShipPoint['kind'], defaultContacts: EndState['defaultContacts']): EndState => ({
  point: { ...emptyShipPoint('US', kind), contact: defaultContacts[kind] },
  defaultContacts,
  customerPhone: '',
  named: false,
  carried: { contact: '', phone: '' },
  ofClub: { contact: '', phone: '' },
  kept: { club: null, other: null },
  term: '',
  suggestions: noSearch,
  resolving: null,
  club: noClub,
  zip: { request: 'idle', known: false },
  streetAt: null,
  displaced: null,
  phoneCheck: null,
  note: noNote,
  disaster: { messages: [], read: false },
  blocked: false,
  blockedMessage: '',
  countryNote: null,
  countryNoteDue: false,
  blurred: [],
});

/** The initial values of a brand: BR-08, the name of its default sender at clubs; and the direction of the trip. */
export interface InitialValues {
  readonly originContact: string | null;
  readonly direction?: Brand['default_direction'];
}

/** AD-01, BR-08: nothing entered yet. */
export const initialState = ({ originContact, direction }: InitialValues): AddressesState => ({
  origin: emptyEnd(direction === 'to_place' ? 'other' : 'club', { club: originContact ?? '', other: '' }),
  destination: emptyEnd(direction === 'to_place' ? 'club' : 'other', { club: '', other: '' }),
  validation: noValidation,
  states: {},
  countries: {},
  defaultOrigin: 'idle',
  beforeDefault: null,
  prefill: [],
  awaited: [],
  touched: untouched,
  originNamed: false,
  restores: 0,
  restoredEnds: [],
  cruise: null,
  recent: [],
  settled: false,
  submits: 0,
});
