import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import type { Assistance } from '@sendahead/shared-contracts/page/assistance';
import type { Itinerary } from '@sendahead/shared-contracts/services/slice';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';

export interface CartRef {
  readonly id: string;
  readonly displayId: string;
}

/** The latest topics of the other parts of the page; null while a part has not published. */
export interface PageState {
  readonly points: ShipPoints | null;
  readonly travelers: Travelers | null;
  readonly itinerary: Itinerary | null;
  readonly session: SessionSlice | null;
  readonly cart: CartRef | null;
  /** OPEN-45: the microsite that the address names. */
  readonly micrositeId: number | null;
  /** The user whom staff book for. */
  readonly assistance: Assistance | null;
}

export type PageEvent =
  | { readonly type: 'points-known'; readonly points: ShipPoints }
  | { readonly type: 'travelers-known'; readonly travelers: Travelers }
  | { readonly type: 'itinerary-known'; readonly itinerary: Itinerary }
  | { readonly type: 'assistance-known'; readonly assistance: Assistance }
  | { readonly type: 'session-known'; readonly session: SessionSlice }
  | { readonly type: 'cart-known'; readonly cart: CartRef | null; readonly micrositeId: number | null };

export const initialPage: PageState = {
  points: null,
  travelers: null,
  itinerary: null,
  session: null,
  cart: null,
  micrositeId: null,
  assistance: null,
};

export function reducePage(state: PageState, event: PageEvent): PageState {
  switch (event.type) {
    case 'points-known':
      return { ...state, points: event.points };
    case 'travelers-known':
      return { ...state, travelers: event.travelers };
    case 'itinerary-known':
      return { ...state, itinerary: event.itinerary };
    case 'session-known':
      return { ...state, session: event.session };
    case 'assistance-known':
      return { ...state, assistance: event.assistance };
    case 'cart-known':
      return event.cart?.id === state.cart?.id && event.micrositeId === state.micrositeId
        ? state
        : { ...state, cart: event.cart, micrositeId: event.micrositeId };
    default:
      return event satisfies never;
  }
}

/**
 * PR-01: whether a price can be requested: ship points valid, every item sized, an outbound service chosen,
 * every leg valid.
 */
export const canBePriced = ({ points, travelers, itinerary }: PageState): boolean =>
  points?.valid === true &&
  !points.duplicate &&
  travelers?.sized === true &&
  travelers.itemCount > 0 &&
  itinerary?.outbound.service !== undefined &&
  itinerary.outbound.service !== null &&
  itinerary.valid;

/**
 * TK-14: the user whose cards and credits pay when staff book for a customer; '' for a guest. Null when
 * the reader books for themselves.
 */
export const payingUser = ({ session, assistance }: PageState): string | null =>
  assistance?.kind === 'takeover' ? (assistance.userId ?? '') : (session?.onBehalfOf ?? null);

/** PY-08: the bags are picked up, not brought to a carrier. */
export const isCollected = ({ itinerary }: PageState): boolean =>
  itinerary !== null && itinerary.outbound.pickupFeeId !== dropOffFeeId;

/** PY-11: the trip has neither a microsite nor a club at either end. */
export const isClubless = ({ points, micrositeId }: PageState): boolean =>
  micrositeId === null && !points?.origin.club && !points?.destination.club;

/** Whether somebody is signed in; guests have a session too. */
export const isSignedIn = ({ session }: PageState): boolean =>
  session?.user != null && session.role !== 'guest';
