import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import type { ClubInfo } from '@sendahead/shared-contracts/clubs/schema';
import type { AddressOfLine, Country, ResolvedAddress } from '@sendahead/shared-contracts/geo/lookup-calls';
import type {
  AddressCandidate,
  StateOption,
  Suggestion,
  ZipInfo,
} from '@sendahead/shared-contracts/geo/schema';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { RequestState } from '@sendahead/shared-ui';
import type { Cruise } from './cruise.ts';
import type { NamedClub } from './named-club.ts';
import type { PhoneCheck } from './phone.ts';
import type { Prefill } from './prefilled.ts';
import type { RecentPlace } from './recent.ts';
import type { Field, TextField, Validation } from './state.ts';
import type { Search } from './suggestions.ts';

/** Actions of a person at one end. */
export type PersonEvent =
  | { readonly type: 'kind-chosen'; readonly end: ShipEnd; readonly kind: ShipPoint['kind'] }
  | { readonly type: 'typed'; readonly end: ShipEnd; readonly field: TextField; readonly text: string }
  | { readonly type: 'line-split'; readonly end: ShipEnd; readonly address: AddressOfLine }
  | { readonly type: 'line-joined'; readonly end: ShipEnd }
  | { readonly type: 'street-brought-back'; readonly end: ShipEnd }
  | { readonly type: 'other-place-taken'; readonly end: ShipEnd }
  | { readonly type: 'blurred'; readonly end: ShipEnd; readonly field: Field }
  | { readonly type: 'term-typed'; readonly end: ShipEnd; readonly term: string }
  | { readonly type: 'suggestion-chosen'; readonly end: ShipEnd; readonly suggestion: Suggestion }
  | { readonly type: 'club-cleared'; readonly end: ShipEnd }
  | { readonly type: 'note-accepted'; readonly end: ShipEnd }
  | { readonly type: 'disaster-read'; readonly end: ShipEnd }
  | { readonly type: 'country-note-read'; readonly end: ShipEnd }
  | { readonly type: 'club-named'; readonly end: ShipEnd; readonly club: NamedClub }
  | { readonly type: 'candidate-chosen'; readonly end: ShipEnd; readonly candidate: AddressCandidate };

/** Answers of lookups for one end. */
export type AnswerEvent =
  | { readonly type: 'suggested'; readonly end: ShipEnd; readonly suggestions: Search }
  | { readonly type: 'address-resolved'; readonly end: ShipEnd; readonly address: ResolvedAddress }
  | { readonly type: 'address-unresolved'; readonly end: ShipEnd }
  | { readonly type: 'club-arrived'; readonly end: ShipEnd; readonly info: ClubInfo }
  | { readonly type: 'club-failed'; readonly end: ShipEnd; readonly message: string }
  | { readonly type: 'zip-asked'; readonly end: ShipEnd }
  | { readonly type: 'zip-arrived'; readonly end: ShipEnd; readonly info: ZipInfo }
  | { readonly type: 'zip-failed'; readonly end: ShipEnd }
  | { readonly type: 'state-found'; readonly end: ShipEnd; readonly state: string }
  | { readonly type: 'phone-checked'; readonly end: ShipEnd; readonly check: PhoneCheck }
  | {
      readonly type: 'note-arrived';
      readonly end: ShipEnd;
      readonly text: string | null;
      readonly accepted?: boolean;
    }
  | { readonly type: 'disaster-arrived'; readonly end: ShipEnd; readonly messages: readonly string[] }
  | {
      readonly type: 'blocked-arrived';
      readonly end: ShipEnd;
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
