import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import type { RequestState } from '@sendahead/shared-ui';

/** Why there is no price; the texts are in copy/. */
export type PriceFailure = string;

export interface QuoteState {
  readonly request: RequestState;
  /** The last good price; it is kept while a newer one is requested. */
  readonly price: PriceResponse | null;
  /** The inputs for which `price` was requested. */
  readonly key: string;
  readonly failure: PriceFailure | null;
  /** How often "Try again" was pressed. */
  readonly turn: number;
}

export type QuoteEvent =
  | { readonly type: 'price-unwanted' }
  | { readonly type: 'price-asked' }
  | { readonly type: 'price-arrived'; readonly key: string; readonly price: PriceResponse }
  | { readonly type: 'price-failed'; readonly code: PriceFailure }
  | { readonly type: 'price-retried' };

export const initialQuote: QuoteState = { request: 'idle', price: null, key: '', failure: null, turn: 0 };

/** PR-02, ER-12: the old price remains visible whatever happens to the request for a newer one. */
export function reduceQuote(quote: QuoteState, event: QuoteEvent): QuoteState {
  switch (event.type) {
    case 'price-unwanted':
      return quote.request === 'idle' ? quote : { ...quote, request: 'idle', failure: null };
    case 'price-asked':
      return quote.request === 'asking' ? quote : { ...quote, request: 'asking', failure: null };
    case 'price-arrived':
      return { ...quote, request: 'answered', price: event.price, key: event.key, failure: null };
    case 'price-failed':
      return { ...quote, request: 'failed', failure: event.code };
    case 'price-retried':
      return { ...quote, request: 'asking', failure: null, turn: quote.turn + 1 };
    default:
      return event satisfies never;
  }
}

export const hasLines = (price: PriceResponse): boolean =>
  price.orders.some(({ line_items }) => line_items.length > 0);
