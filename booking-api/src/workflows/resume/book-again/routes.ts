import * as calls from '@sendahead/shared-contracts/orders/life-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { mayHelp } from '../../../modules/accounts/public/helped-user.ts';
import { type Account, findAccount } from '../../../modules/accounts/public/store.ts';
import { readerOf, requireAct, requireOrder } from '../../../modules/orders/public/order-access.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { bookingToRepeat, openCartLike } from './book-again.ts';

/**
 * TK-14: the owner of the order, if the caller may help that person: a repeated order belongs to them as
 * well.
 */
async function helpedOwner(db: Queries, order: Order, actor: Account): Promise<Account | undefined> {
  if (order.user_id === actor.id) return undefined;
  const person = await findAccount(db, order.user_id);
  return person && mayHelp(actor, person) ? person : undefined;
}

/** Starting an order like an earlier one. */
export function bookAgainRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.shipAgain, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    requireAct(order, reader, 'ship_again');
    return { ship_state: bookingToRepeat(order) };
  });

  registerCall(app, context, calls.shipAgainCart, async ({ params, body }, call) => {
    const reader = readerOf(call.session);
    await throttle.attempt('cart', call.request.ip, 120, 60);
    const order = await requireOrder(db, params.orderId, reader);
    requireAct(order, reader, 'ship_again');
    const person = await helpedOwner(db, order, accountOf(call));
    const opened = await openCartLike(db, order, {
      userId: person?.id ?? reader.id,
      heldBy: person ? reader.id : null,
      now: clock.instant(),
      direction: body.direction,
    });
    if (!person) return opened;
    await audit(context, 'staff.booked_for', {
      userId: reader.id,
      subject: person.id,
      detail: { cart: opened.id },
    });
    return { ...opened, booked_for: `${person.firstName} ${person.lastName}`.trim() };
  });
}
