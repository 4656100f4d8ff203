import { type GatewayRow, gatewaySales } from './money/money-problems.ts';
import type { Shop } from './shop.ts';

/** The amounts that the gateway holds or held for the attempts of a cart. */
export async function salesOf(shop: Shop, cartId: string): Promise<GatewayRow[]> {
  const attempts = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('cart_id', '=', cartId)
    .execute();
  const ids = attempts.map(({ id }) => id);
  return (await gatewaySales(shop.ledger)).filter((sale) => ids.includes(sale.order_id));
}

export const ordersOf = (shop: Pick<Shop, 'context'>, cartId: string) =>
  shop.context.db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute();
