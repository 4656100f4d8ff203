import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { formatMoney } from '@sendahead/shared-ui';
import type { PriceChange } from '../state/price-change.ts';

const kinds: Readonly<Record<LineItem['kind'], string>> = {
  shipping: 'shipping',
  pickup: 'pickup',
  insurance: 'coverage',
  surcharge: 'surcharges',
  discount: 'discount',
  wholesale_discount: 'club rate',
  coupon: 'coupon',
  gift_card: 'gift cards',
  credit: 'credits',
  adjustment: 'adjustment',
};

/** "Your last change: +$14.95 pickup, −$5.00 coupon"; the total already includes it. */
export const changeWords = (changes: readonly PriceChange[]): string =>
  `Your last change: ${changes.map(({ kind, cents }) => `${cents > 0 ? '+' : ''}${formatMoney(cents)} ${kinds[kind]}`).join(', ')}`;

/** Until when the price holds, by the clock of the page. */
export const heldWords = (until: number): string =>
  `Price held until ${new Date(until).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`;
