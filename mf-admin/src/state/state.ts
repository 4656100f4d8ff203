import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import type { AuthorizedAct, readGiven } from '@sendahead/shared-contracts/admin/concession-calls';
import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { Assistance } from '@sendahead/shared-contracts/page/assistance';
import type { RequestState } from '@sendahead/shared-ui';
import type { Takeover } from './takeover.ts';

/** The state of copying the cart's number. */
export type CopyState = 'idle' | 'copied' | 'refused';

export interface Cart {
  readonly id: string;
  /** The cart's number, as customers see it. */
  readonly displayId: string;
}

export interface Club {
  readonly id: number;
  readonly name: string;
}

/** The search for a user to book for. */
export interface Search {
  readonly text: string;
  readonly request: RequestState;
  readonly people: readonly Person[];
  /** Whether more people match than are listed. */
  readonly more: boolean;
}

/** The search for the club of a new user. */
export interface ClubSearch {
  readonly text: string;
  readonly request: RequestState;
  readonly found: readonly (Club & { readonly detail: string })[];
  /** Null until a club is chosen from the search or from the trip. */
  readonly chosen: Club | null;
}

/** PR-10: the discounts, with their names in requests. */
export type Concessions = NonNullable<Assistance['concessions']>;

/** The act for which an admin must give a reason, and the effect that follows the reason. */
export interface AuthorizationRequest {
  readonly act: AuthorizedAct;
  readonly gives: Concessions;
}

/** CO-127: what the server last said of staff's deductions from the price of this cart; null before that. */
export type Given = CallOutput<typeof readGiven> | null;

/** A new user for the cart is being set; null: the signed-in user. */
export interface Choice {
  readonly person: Person | null;
  readonly request: 'asking' | 'failed';
}

export interface AdminState {
  readonly session: SessionSlice | null;
  /** Null while there is no cart. */
  readonly cart: Cart | null;
  readonly copying: CopyState;
  readonly signingOut: RequestState;
  /** The clubs at the ends of the trip. */
  readonly clubs: readonly Club[];
  readonly search: Search;
  /** Whether the cart's user is known. */
  readonly cartUser: RequestState;
  /** The user that the cart is booked for; null if staff book for themselves. */
  readonly person: Person | null;
  readonly choice: Choice | null;
  readonly addingUser: boolean;
  readonly clubSearch: ClubSearch;
  /** Null if no cart is to be taken over. */
  readonly takeover: Takeover | null;
  readonly authorizing: AuthorizationRequest | null;
  readonly concessions: Concessions;
  /** PR-13: the adjustment in the price, in cents, and whether it covers both legs. */
  readonly adjustment: { readonly cents: number; readonly roundTrip: boolean } | null;
  /** The price before deductions, in cents; null without one. */
  readonly priceCents: number | null;
  /** PR-10: the cart's concessions, as its price shows them. */
  readonly conceded: { readonly compCents: number; readonly surcharges: boolean };
  /** PR-10: cents that were given, but are not part of a price yet. */
  readonly compWaitingCents: number;
  readonly given: Given;
  /** The first traveler of the booking: who a guest probably is; '' before one has a name. */
  readonly firstTraveler: string;
  /** How many times the price was changed here. */
  readonly priceTurn: number;
}

export const emptySearch: Search = { text: '', request: 'idle', people: [], more: false };

export const emptyClubSearch: ClubSearch = { text: '', request: 'idle', found: [], chosen: null };

export const initialState: AdminState = {
  session: null,
  cart: null,
  copying: 'idle',
  signingOut: 'idle',
  clubs: [],
  search: emptySearch,
  cartUser: 'idle',
  person: null,
  choice: null,
  addingUser: false,
  clubSearch: emptyClubSearch,
  takeover: null,
  authorizing: null,
  concessions: {},
  adjustment: null,
  priceCents: null,
  conceded: { compCents: 0, surcharges: false },
  compWaitingCents: 0,
  given: null,
  firstTraveler: '',
  priceTurn: 0,
};
