import type { ShipmentForm } from './schema.ts';

type GiftCardFields = Pick<ShipmentForm, 'gift-card' | 'more-gift-cards'>;

/** The maximum number of gift cards for one order; the server ignores further ones. */
export const maxGiftCards = 5;

/** Codes of gift cards are longer than any coupon's: only such a code is looked up among them. */
const giftCardCodeMin = 16;
export const looksLikeGiftCard = (code: string): boolean => code.trim().length >= giftCardCodeMin;

/** PR-08: codes of gift cards, separated by spaces; the form of the specification has a field for one. */
export function writeGiftCards(codes: string): { 'gift-card': string; 'more-gift-cards': string } {
  const [first = '', ...more] = codes.split(' ');
  return { 'gift-card': first, 'more-gift-cards': more.join(' ') };
}

/** The inverse of `writeGiftCards`; '' for an empty list. */
export const readGiftCards = (form: GiftCardFields): string =>
  [form['gift-card'], form['more-gift-cards']].filter(Boolean).join(' ');
