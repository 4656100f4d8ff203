import {
  listEveryCart as listEveryCartCall,
  viewCart as viewCartCall,
} from '@sendahead/shared-contracts/console/cart-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { readPageKey, writePageKey } from '../page-key.ts';
import { listEveryCart } from './list-every-cart.ts';
import { viewCart } from './view-cart.ts';

/** Customers who are booking now, their progress, where they stopped, and what one of them has entered. */
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

  registerCall(app, context, viewCartCall, async ({ params }, call) => {
    const reader = accountOf(call).id;
    const one = { brand: undefined, active: '7d', step: undefined, before: undefined } as const;
    const { carts } = await listEveryCart(db, { ...one, cart: params.cartId, reader, now: clock.now() });
    const view = carts[0] && (await viewCart(db, carts[0]));
    if (!view) throw new Refusal(404, 'cart_not_found');
    await audit(context, 'staff.opened_cart', {
      userId: reader,
      subject: view.cart.user_id ?? view.cart.id,
      detail: { cart: view.cart.id },
    });
    return view;
  });
}
