/** PY-22: a saved card of the account; `number` is XXXX with its last digits, `expiration` MM/YYYY or ''. */
export interface SavedCard {
  readonly id: string;
  readonly number: string;
  readonly type: string;
  readonly expiration: string;
  readonly expired: boolean;
}

export interface SavedCardsState {
  /** The cards of the user whom staff book for, if staff may charge them. */
  readonly ofUser: readonly SavedCard[];
  readonly cards: readonly SavedCard[];
  /** The card that pays; null for a typed one. */
  readonly chosen: string | null;
  /** VL-50: the billing zip of a saved card, for banks that require it. */
  readonly zip: string;
}

export type SavedCardsEvent =
  /** `unasked`: nobody has begun to type another card. */
  | {
      readonly type: 'saved-cards-known';
      readonly cards: readonly SavedCard[];
      readonly unasked: boolean;
      readonly ofUser?: readonly SavedCard[];
    }
  | { readonly type: 'saved-card-chosen'; readonly id: string | null }
  | { readonly type: 'saved-card-removed'; readonly id: string }
  | { readonly type: 'saved-card-zip-typed'; readonly zip: string }
  | { readonly type: 'saved-card-zip-left' };

export const initialSavedCards: SavedCardsState = { ofUser: [], cards: [], chosen: null, zip: '' };

/** The minimum number of digits of a billing zip. */
const zipMin = 5;

const firstUsable = (cards: readonly SavedCard[]): string | null =>
  cards.find(({ expired }) => !expired)?.id ?? null;

export function reduceSavedCards(state: SavedCardsState, event: SavedCardsEvent): SavedCardsState {
  switch (event.type) {
    case 'saved-cards-known': {
      const { cards, ofUser = [] } = event;
      const remainingChoice = cards.some(({ id }) => id === state.chosen) ? state.chosen : null;
      return {
        ...state,
        cards,
        ofUser,
        chosen: event.unasked ? (remainingChoice ?? firstUsable(cards)) : remainingChoice,
      };
    }
    case 'saved-card-chosen':
      return { ...state, chosen: event.id };
    case 'saved-card-removed': {
      const cards = state.cards.filter(({ id }) => id !== event.id);
      return { ...state, cards, chosen: state.chosen === event.id ? firstUsable(cards) : state.chosen };
    }
    case 'saved-card-zip-typed':
      return { ...state, zip: event.zip };
    case 'saved-card-zip-left':
      return state.zip.trim().length < zipMin ? { ...state, zip: '' } : state;
    default:
      return event satisfies never;
  }
}
