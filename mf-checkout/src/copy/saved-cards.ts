import type { SavedCard } from '../state/saved-cards.ts';

/** PY-22: the name of a saved card; PayPal has no number. */
export const cardName = ({ type, number }: Pick<SavedCard, 'type' | 'number'>): string =>
  number.startsWith('XXXX') ? `${type || 'Card'} ${number}` : number;

export const expiryWords = ({ expiration, expired }: Pick<SavedCard, 'expiration' | 'expired'>): string =>
  expiration === '' ? '' : `${expired ? 'Expired' : 'Expires'} ${expiration}`;

export const cardNotRemoved = 'We couldn’t remove the card. Please try again.';

export const savedCardsWords = {
  choice: 'Pay with',
  another: 'Another card',
} as const;

export const removeCardWords = {
  offer: ({ card }: { card: string }) => `Remove ${card}`,
  title: ({ card }: { card: string }) => `Remove ${card}?`,
  question: ({ card }: { card: string }) => `Remove ${card} from your saved cards?`,
  remove: 'Remove',
  removing: 'Removing…',
  keep: 'Keep card',
} as const;
