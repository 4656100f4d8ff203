import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import type { ClubInfo } from '@sendahead/shared-contracts/clubs/schema';
import type { AddressOfLine, Country, ResolvedAddress } from '@sendahead/shared-contracts/geo/lookup-calls';
import type {
  AddressCandidate,
  StateOption,
  Suggestion,
  ZipInfo,
} from '@sendahead/shared-contracts/geo/schema';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { RequestState } from '@sendahead/shared-ui';
import type { Cruise } from './cruise.ts';
import type { NamedClub } from './named-club.ts';
import type { PhoneCheck } from './phone.ts';
import type { Prefill } from './prefilled.ts';
import type { RecentPlace } from './recent.ts';
import type { End, Field, TextField, Validation } from './state.ts';
import type { Search } from './suggestions.ts';

/** Actions of a person at one end. */
export type PersonEvent =
  | { readonly type: 'kind-chosen'; readonly end: End; readonly kind: ShipPoint['kind'] }
  | { readonly type: 'typed'; readonly end: End; readonly field: TextField; readonly text: string }
  | { readonly type: 'line-split'; readonly end: End; readonly address: AddressOfLine }
  | { readonly type: 'line-joined'; readonly end: End }
  | { readonly type: 'street-brought-back'; readonly end: End }
  | { readonly type: 'other-place-taken'; readonly end: End }
  | { readonly type: 'blurred'; readonly end: End; readonly field: Field }
  | { readonly type: 'term-typed'; readonly end: End; readonly term: string }
  | { readonly type: 'suggestion-chosen'; readonly end: End; readonly suggestion: Suggestion }
  | { readonly type: 'club-cleared'; readonly end: End }
  | { readonly type: 'note-accepted'; readonly end: End }
  | { readonly type: 'disaster-read'; readonly end: End }
  | { readonly type: 'country-note-read'; readonly end: End }
  | { readonly type: 'club-named'; readonly end: End; readonly club: NamedClub }
  | { readonly type: 'candidate-chosen'; readonly end: End; readonly candidate: AddressCandidate };

/** Answers of lookups for one end. */
export type AnswerEvent =
  | { readonly type: 'suggested'; readonly end: End; readonly suggestions: Search }
  | { readonly type: 'address-resolved'; readonly end: End; readonly address: ResolvedAddress }
  | { readonly type: 'address-unresolved'; readonly end: End }
  | { readonly type: 'club-arrived'; readonly end: End; readonly info: ClubInfo }
  | { readonly type: 'club-failed'; readonly end: End; readonly message: string }
  | { readonly type: 'zip-asked'; readonly end: End }
  | { readonly type: 'zip-arrived'; readonly end: End; readonly info: ZipInfo }
  | { readonly type: 'zip-failed'; readonly end: End }
  | { readonly type: 'state-found'; readonly end: End; readonly state: string }
  | { readonly type: 'phone-checked'; readonly end: End; readonly check: PhoneCheck }
  | {
      readonly type: 'note-arrived';
      readonly end: End;
      readonly text: string | null;
      readonly accepted?: boolean;
    }
  | { readonly type: 'disaster-arrived'; readonly end: End; readonly messages: readonly string[] }
  | {
      readonly type: 'blocked-arrived';
      readonly end: End;
      readonly blocked: boolean;
      readonly message: string;
    };

export type EndEvent = PersonEvent | AnswerEvent;

/** Events for both ends. */
export type PairEvent =
  | { readonly type: 'validation-asked'; readonly key: string }
  | {
      readonly type: 'validation-arrived';
      readonly key: string;
      readonly valid: boolean;
      readonly candidates?: Validation['candidates'];
      readonly warning?: string | null;
    }
  | { readonly type: 'validation-failed'; readonly key: string }
  | { readonly type: 'correction-declined' }
  | { readonly type: 'swapped' }
  | { readonly type: 'customer-known'; readonly customer: Customer }
  | { readonly type: 'states-arrived'; readonly country: string; readonly options: readonly StateOption[] }
  | { readonly type: 'countries-arrived'; readonly countries: readonly Country[] }
  | { readonly type: 'default-origin'; readonly request: RequestState }
  | { readonly type: 'default-origin-arrived'; readonly entry: AddressBookEntry }
  /** `again`: the same address filled this tab in before. */
  | { readonly type: 'prefilled'; readonly prefill: Prefill; readonly again: boolean }
  | { readonly type: 'cruise-known'; readonly cruise: Omit<Cruise, 'agreed'> }
  | { readonly type: 'other-place-meant' }
  | { readonly type: 'recent-known'; readonly places: readonly RecentPlace[] }
  | { readonly type: 'submitted' }
  /** "Next" was pressed in this card. */
  | { readonly type: 'card-checked'; readonly card: string }
  /** `replaces`: typed input is replaced too; the booking that the page opens with keeps it. */
  | {
      readonly type: 'restored';
      readonly origin: ShipPoint;
      readonly destination: ShipPoint;
      readonly replaces?: boolean;
    };

/** The signed-in user, at home; empty if nobody is signed in. */
export interface Customer {
  readonly name: string;
  readonly phone: string;
}

export type AddressesEvent = EndEvent | PairEvent;
export const isEndEvent = (event: AddressesEvent): event is EndEvent => 'end' in event;
