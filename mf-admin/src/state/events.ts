import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import type { AdminState, AuthorizationRequest, Cart, Club, ClubSearch, Concessions } from './state.ts';
import type { TakeoverEvent } from './takeover.ts';

/** Everything that can happen in this remote. */
export type AdminEvent =
  | { readonly type: 'session-known'; readonly session: SessionSlice }
  | { readonly type: 'cart-known'; readonly cart: Cart | null }
  | { readonly type: 'clubs-known'; readonly clubs: readonly Club[] }
  | { readonly type: 'first-traveler-known'; readonly name: string }
  | { readonly type: 'copied' }
  | { readonly type: 'copy-refused' }
  | { readonly type: 'sign-out-requested' }
  | { readonly type: 'sign-out-failed' }
  | { readonly type: 'signed-out' }
  | SearchEvent
  | ClubSearchEvent
  | CartUserEvent
  | TakeoverEvent
  | PriceToolsEvent;

export type SearchEvent =
  | { readonly type: 'search-typed'; readonly text: string }
  | { readonly type: 'search-started' }
  | { readonly type: 'search-answered'; readonly people: readonly Person[]; readonly more: boolean }
  | { readonly type: 'search-failed' };

export type ClubSearchEvent =
  | { readonly type: 'club-typed'; readonly text: string }
  | { readonly type: 'club-search-started' }
  | { readonly type: 'clubs-answered'; readonly found: ClubSearch['found'] }
  | { readonly type: 'clubs-failed' }
  | { readonly type: 'club-chosen'; readonly club: Club };

export type CartUserEvent =
  | { readonly type: 'cart-user-requested' }
  | {
      readonly type: 'cart-user-known';
      readonly person: Person | null;
      readonly isTakenOver: boolean;
      readonly isOfGuest: boolean;
    }
  | { readonly type: 'cart-user-not-read' }
  /** "Try again" was pressed. */
  | { readonly type: 'cart-user-wanted' }
  /** Null: the signed-in user. */
  | { readonly type: 'person-chosen'; readonly person: Person | null }
  | { readonly type: 'person-set'; readonly person: Person | null }
  | { readonly type: 'person-not-set' }
  | { readonly type: 'adding-user'; readonly open: boolean };

export type PriceToolsEvent =
  | ({ readonly type: 'authorization-wanted' } & AuthorizationRequest)
  /** `given`: the reason is recorded. */
  | { readonly type: 'authorization-closed'; readonly given: boolean }
  | { readonly type: 'concession-changed'; readonly concessions: Concessions }
  | { readonly type: 'comp-withdrawn' }
  | { readonly type: 'rate-adjusted' }
  | { readonly type: 'given-read'; readonly given: NonNullable<AdminState['given']> }
  /** A request above the limit was made here. */
  | { readonly type: 'approval-asked'; readonly id: string }
  | {
      readonly type: 'price-read';
      readonly adjustment: AdminState['adjustment'];
      readonly priceCents: AdminState['priceCents'];
      readonly conceded: AdminState['conceded'];
    };
