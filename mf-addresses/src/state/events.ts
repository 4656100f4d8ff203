import type { ClubInfo } from '@sendahead/shared-contracts/clubs/schema';
import type { StateOption, Suggestion, ZipInfo } from '@sendahead/shared-contracts/geo/schema';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { End, Field, TextField } from './state.ts';

/** Everything that can happen to the two ends. `end` says at which. */
export type EndEvent =
  | { readonly type: 'kind-chosen'; readonly end: End; readonly kind: ShipPoint['kind'] }
  | { readonly type: 'typed'; readonly end: End; readonly field: TextField; readonly text: string }
  | { readonly type: 'left'; readonly end: End; readonly field: Field }
  | { readonly type: 'term-typed'; readonly end: End; readonly term: string }
  | { readonly type: 'suggestions-asked'; readonly end: End }
  | { readonly type: 'suggestions-arrived'; readonly end: End; readonly items: readonly Suggestion[] }
  | { readonly type: 'suggestions-failed'; readonly end: End }
  | { readonly type: 'suggestion-chosen'; readonly end: End; readonly suggestion: Suggestion }
  | { readonly type: 'club-arrived'; readonly end: End; readonly info: ClubInfo }
  | { readonly type: 'club-failed'; readonly end: End; readonly message: string }
  | { readonly type: 'club-cleared'; readonly end: End }
  | { readonly type: 'zip-asked'; readonly end: End }
  | { readonly type: 'zip-arrived'; readonly end: End; readonly info: ZipInfo }
  | { readonly type: 'zip-failed'; readonly end: End };

export type PairEvent =
  | { readonly type: 'validation-asked'; readonly key: string }
  | { readonly type: 'validation-arrived'; readonly key: string; readonly valid: boolean }
  | { readonly type: 'validation-failed'; readonly key: string }
  | { readonly type: 'states-arrived'; readonly country: string; readonly options: readonly StateOption[] }
  | { readonly type: 'submitted' }
  | { readonly type: 'restored'; readonly origin: ShipPoint; readonly destination: ShipPoint };

export type AddressesEvent = EndEvent | PairEvent;
