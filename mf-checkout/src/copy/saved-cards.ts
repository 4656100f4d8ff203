import type { SavedCard } from '../state/saved-cards.ts';
import { ownAccountFailures } from './account-page.ts';

/** PY-22: how a kept card is called; PayPal has no number. */
export const cardName = ({ type, number }: Pick<SavedCard, 'type' | 'number'>): string =>
  number.startsWith('XXXX') ? `${type || 'Card'} ${number}` : number;

export const expiryWords = ({ expiration, expired }: Pick<SavedCard, 'expiration' | 'expired'>): string =>
  expiration === '' ? '' : `${expired ? 'Expired' : 'Expires'} ${expiration}`;

const cardNotRemoved = 'The card could not be removed. Please try again.';

/** Why a card stays; one that a divided bill waits for is named as such. */
export const removeFailure = (code: string | null): string =>
  code === 'card_in_use' ? ownAccountFailures.card_in_use : cardNotRemoved;
