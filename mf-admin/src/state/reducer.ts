import { searchMin } from '@sendahead/shared-contracts/admin/people-calls';
import type { AdminEvent, CartUserEvent, ClubSearchEvent, PriceToolsEvent, SearchEvent } from './events.ts';
import { type AdminState, type ClubSearch, emptyClubSearch, emptySearch, type Search } from './state.ts';
import { heldAlready, reduceTakeover } from './takeover.ts';

/** Returns the state of the strip after one event. */
export function reduce(state: AdminState, event: AdminEvent): AdminState {
  switch (event.type) {
    case 'session-known':
      return event.session.user?.id === state.session?.user?.id
        ? { ...state, session: event.session, signingOut: 'idle' }
        : { ...state, ...nobody, session: event.session, signingOut: 'idle' };
    case 'cart-known':
      if (event.cart?.id === state.cart?.id) return state;
      return { ...state, cart: event.cart, copying: 'idle', ...plainPrice, cartUser: 'idle', person: null };
    case 'clubs-known':
      return { ...state, clubs: event.clubs };
    case 'first-traveler-known':
      return { ...state, firstTraveler: event.name };
    case 'copied':
      return { ...state, copying: 'copied' };
    case 'copy-refused':
      return { ...state, copying: 'refused' };
    case 'sign-out-requested':
      return state.signingOut === 'asking' ? state : { ...state, signingOut: 'asking' };
    case 'sign-out-failed':
      return { ...state, signingOut: 'failed' };
    case 'signed-out':
      return { ...state, ...nobody, session: null, signingOut: 'idle' };
    case 'search-typed':
    case 'search-started':
    case 'search-answered':
    case 'search-failed':
      return { ...state, search: reduceSearch(state.search, event) };
    case 'club-typed':
    case 'club-search-started':
    case 'clubs-answered':
    case 'clubs-failed':
    case 'club-chosen':
      return { ...state, clubSearch: reduceClubSearch(state.clubSearch, event) };
    case 'authorization-wanted':
    case 'authorization-closed':
    case 'concession-changed':
    case 'comp-withdrawn':
    case 'rate-adjusted':
    case 'given-read':
    case 'approval-asked':
    case 'price-read':
      return reducePriceTools(state, event);
    case 'cart-user-requested':
    case 'cart-user-known':
    case 'cart-user-not-read':
    case 'cart-user-wanted':
    case 'person-chosen':
    case 'person-set':
    case 'person-not-set':
    case 'adding-user':
      return reduceCartUser(state, event);
    // The price may use the buyer's credits and agreements.
    case 'buyer-named':
      return {
        ...state,
        takeover: reduceTakeover(state.takeover, event),
        priceTurn: state.priceTurn + 1,
      };
    default:
      return { ...state, takeover: reduceTakeover(state.takeover, event) };
  }
}

/** Concessions for one user or one cart do not carry over to another. */
const plainPrice = {
  authorizing: null,
  concessions: {},
  compWaitingCents: 0,
  given: null,
} as const satisfies Partial<AdminState>;

/** The state of one member of staff is cleared before another uses it. */
const nobody = {
  ...plainPrice,
  search: emptySearch,
  cartUser: 'idle',
  person: null,
  choice: null,
  addingUser: false,
} as const satisfies Partial<AdminState>;

function reduceSearch(search: Search, event: SearchEvent): Search {
  switch (event.type) {
    case 'search-typed':
      return event.text.trim().length < searchMin
        ? { ...emptySearch, text: event.text }
        : { ...search, text: event.text };
    case 'search-started':
      return { ...search, request: 'asking' };
    case 'search-answered':
      return { ...search, request: 'answered', people: event.people, more: event.more };
    case 'search-failed':
      return { ...search, request: 'failed', people: [], more: false };
    default:
      return event satisfies never;
  }
}

function reduceClubSearch(search: ClubSearch, event: ClubSearchEvent): ClubSearch {
  switch (event.type) {
    case 'club-typed':
      return { ...emptyClubSearch, text: event.text };
    case 'club-search-started':
      return { ...search, request: 'asking' };
    case 'clubs-answered':
      return { ...search, request: 'answered', found: event.found };
    case 'clubs-failed':
      return { ...search, request: 'failed', found: [] };
    case 'club-chosen':
      return { ...emptyClubSearch, text: event.club.name, chosen: event.club };
    default:
      return event satisfies never;
  }
}

function reducePriceTools(state: AdminState, event: PriceToolsEvent): AdminState {
  switch (event.type) {
    case 'authorization-wanted':
      return { ...state, authorizing: { act: event.act, gives: event.gives } };
    case 'authorization-closed': {
      const closed = { ...state, authorizing: null };
      if (!event.given || !state.authorizing) return closed;
      const { act, gives } = state.authorizing;
      if (act !== 'comp_discount' && act !== 'refund_surcharges') return closed;
      // The concession is part of the next price.
      return {
        ...closed,
        compWaitingCents: Number(gives.comp_discount ?? state.compWaitingCents),
        priceTurn: state.priceTurn + 1,
      };
    }
    case 'concession-changed':
      return { ...state, concessions: { ...state.concessions, ...event.concessions } };
    case 'comp-withdrawn':
      return { ...state, compWaitingCents: 0, priceTurn: state.priceTurn + 1 };
    case 'rate-adjusted':
      return { ...state, priceTurn: state.priceTurn + 1 };
    case 'approval-asked': {
      const request = { id: event.id, state: 'asked', decided_by: null, decision: '' } as const;
      const { mark = '', requests = [] } = state.given ?? {};
      return {
        ...state,
        given: { mark, requests: [...requests.filter(({ id }) => id !== event.id), request] },
      };
    }
    case 'given-read': {
      const isNew = state.given !== null && state.given.mark !== event.given.mark;
      return { ...state, given: event.given, priceTurn: state.priceTurn + Number(isNew) };
    }
    case 'price-read': {
      const { adjustment, priceCents, conceded } = event;
      const compWaitingCents = conceded.compCents > 0 ? 0 : state.compWaitingCents;
      return { ...state, adjustment, priceCents, conceded, compWaitingCents };
    }
    default:
      return event satisfies never;
  }
}

function reduceCartUser(state: AdminState, event: CartUserEvent): AdminState {
  switch (event.type) {
    case 'cart-user-requested':
      return { ...state, cartUser: 'asking' };
    case 'cart-user-known':
      // A user who was chosen after the request takes precedence over its answer.
      if (state.cartUser !== 'asking') return state;
      return {
        ...state,
        cartUser: 'answered',
        person: event.person,
        takeover:
          event.isTakenOver && state.cart
            ? (state.takeover ?? heldAlready(state.cart.id, event.person, event.isOfGuest))
            : state.takeover,
      };
    case 'cart-user-not-read':
      return state.cartUser === 'asking' ? { ...state, cartUser: 'failed' } : state;
    case 'cart-user-wanted':
      return { ...state, cartUser: 'idle' };
    case 'person-chosen':
      return { ...state, choice: { person: event.person, request: 'asking' } };
    case 'person-set':
      return {
        ...state,
        ...plainPrice,
        cartUser: 'answered',
        person: event.person,
        choice: null,
        search: emptySearch,
      };
    case 'person-not-set':
      return state.choice ? { ...state, choice: { ...state.choice, request: 'failed' } } : state;
    case 'adding-user': {
      // The club of the trip is preselected.
      const club = state.clubs[0];
      const clubSearch = club ? { ...emptyClubSearch, text: club.name, chosen: club } : emptyClubSearch;
      return { ...state, addingUser: event.open, clubSearch };
    }
    default:
      return event satisfies never;
  }
}
