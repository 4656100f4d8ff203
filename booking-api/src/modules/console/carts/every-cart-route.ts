import { listEveryCart as listEveryCartCall } from '@sendahead/shared-contracts/console/cart-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { readPageKey, writePageKey } from '../page-key.ts';
import { listEveryCart } from './list-every-cart.ts';

/** Customers who are booking now, their progress, and where they stopped. */
export function everyCartRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, listEveryCartCall, async ({ query }, call) => {
    const key = query.before === undefined ? undefined : readPageKey(query.before);
    const { carts, more } = await listEveryCart(db, {
      brand: query.brand,
      active: query.active ?? '1d',
      step: query.step,
      cart: query.cart,
      before: key && { savedAt: key.at, id: key.id },
      reader: accountOf(call).id,
      now: clock.now(),
    });
    const last = carts.at(-1);
    return { carts, next: more && last ? writePageKey({ at: last.saved_at, id: last.id }) : null };
  });
}
