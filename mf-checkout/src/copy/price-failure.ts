import { callFailures, isKnownCode } from './call-failure.ts';
import { cannotBeChanged } from './cannot-be-changed.ts';

type PriceCode =
  | 'no_service'
  | 'nothing_to_price'
  | 'line_not_offered'
  | 'price_incomplete'
  | 'cart_not_found'
  | 'order_not_found';

/** ER-12: the refusals of the price call itself. */
export const priceFailures: Readonly<Record<PriceCode, string>> = {
  no_service: 'No carrier ships between these places on these dates. Choose another service or date.',
  nothing_to_price: 'There’s nothing to price yet. Add an item and choose its size.',
  line_not_offered:
    'We can’t ship one of these items between these countries. Remove it or change an address.',
  cart_not_found: 'We couldn’t find this booking. Reload the page to start again.',
  order_not_found: cannotBeChanged,
  price_incomplete: 'The price is taking longer than usual. Try again in a moment.',
};

/** A sentence for every code with which a price may fail. */
export function priceFailure(code: string): string {
  if (isKnownCode(priceFailures, code)) return priceFailures[code];
  return isKnownCode(callFailures, code) ? callFailures[code] : callFailures.internal;
}
