import type { Quote } from '@sendahead/shared-contracts/pricing/slice';

/** An item of a purchase, without a person: what was bought, for which leg. */
interface PurchasedItem {
  readonly item_name: string;
  readonly item_category: string;
  /** Dollars. */
  readonly price: number;
  readonly quantity: 1;
}

/** PY-15: an order as tag managers count it (the shape of GA4); amounts in dollars. */
export interface Purchase {
  readonly event: 'purchase';
  readonly ecommerce: {
    readonly transaction_id: string;
    readonly value: number;
    readonly currency: 'USD';
    readonly coupon?: string;
    readonly items: readonly PurchasedItem[];
  };
}

export type TrackedEvent =
  | Purchase
  | { readonly ecommerce: null }
  | Readonly<Record<string, string | number | boolean>>;

type Placed = { orderId: string; valueCents: number; currency: 'USD' };

/**
 * The purchase of a placed order, with the bags of the last price: products and services, but never the
 * sender.
 */
export function purchaseOf({ orderId, valueCents, currency }: Placed, quote: Quote | undefined): Purchase {
  const price = quote?.price;
  const items = (price?.orders ?? [])
    .flatMap(({ line_items }) => line_items)
    .filter(({ kind }) => kind === 'shipping')
    .map(({ title, leg, amount_cents }) => ({
      item_name: title,
      item_category: leg ?? 'outbound',
      price: amount_cents / 100,
      quantity: 1 as const,
    }));
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: orderId,
      value: valueCents / 100,
      currency,
      ...(price?.coupon ? { coupon: price.coupon.code } : {}),
      items,
    },
  };
}
