import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { paidFor } from '../../../../modules/ledger/public/paid-for.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import type { Price } from '../../../../modules/pricing/public/price-cart.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { asPriced } from '../../../checkout/amendment/as-priced.ts';
import type { playGateway } from '../../../testing/histories/played-gateway.ts';
import { shippingOf } from '../../../testing/shipping.ts';
import type { Shop } from '../../../testing/shop.ts';

/** The order under test, its price, and its payer. */
export type OrderUnderTest = { id: string; price: Price; userId: string };

/** An order in its transaction, with the gateway that holds its money. */
export type PlayedSetup = {
  shop: Shop;
  db: Database;
  ordered: OrderUnderTest;
  gateway: ReturnType<typeof playGateway>;
};

/** The real code, with the simulated gateway and without jobs. */
export function contextOf({ shop, db, gateway }: PlayedSetup) {
  const jobs = { ...shop.context.jobs, enqueue: async () => undefined };
  const report = (error: unknown) => {
    throw error;
  };
  const ordering = { ...shop.ordering, db, jobs, payments: gateway, report };
  const shipping = { ...shippingOf(shop), db, jobs, undoSeconds: 600, report: () => undefined };
  return { ordering, shipping };
}

/** A context that prices the order, replaced as a whole, at an invented difference. */
export async function pricedAt(played: PlayedSetup, { id, shipment }: Order, total: Cents) {
  const paidBefore = await paidFor(played.db, id);
  const line = { ...played.ordered.price.lines[0], id: 'all', amount_cents: cents(paidBefore + total) };
  const lines = [line] as Price['lines'];
  const priceAgain = async () => ({ ...asPriced({ total, lines, shipment }), paidBefore });
  return { ...contextOf(played).ordering, priceAgain };
}
