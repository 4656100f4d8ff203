import type { SavedCard } from '../state/saved-cards.ts';

/** PY-22: how a kept card is called; PayPal has no number. */
export const cardName = ({ type, number }: Pick<SavedCard, 'type' | 'number'>): string =>
  number.startsWith('XXXX') ? `${type || 'Card'} ${number}` : number;

export const expiryWords = ({ expiration, expired }: Pick<SavedCard, 'expiration' | 'expired'>): string =>
  expiration === '' ? '' : `${expired ? 'Expired' : 'Expires'} ${expiration}`;

export const cardNotRemoved = 'The card could not be removed. Please try again.';
