import { sendLateEntries } from '@sendahead/shared-contracts/carts/hold-calls';
import { changedNames } from '@sendahead/shared-contracts/ship-form/changed-names';
import type { FastifyInstance } from 'fastify';
import {
  CartNotOpened,
  cartKeyOf,
  opensCart,
  refuseCart,
} from '../../../modules/carts/public/cart-access.ts';
import { saveLateEntries } from '../../../modules/carts/public/late-entries.ts';
import { withoutReturn } from '../../../modules/carts/public/one-way.ts';
import { findCart } from '../../../modules/carts/public/store.ts';
import { findLive } from '../../../modules/payments/public/attempts/attempts.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';

/**
 * TK-26: what the page that lost a cart had not saved: accepted once, within a minute, and only while the new holder
 * has saved nothing else. An order that is being placed keeps its entries. Entries that arrived by an earlier save
 * are kept too; a refusal names the fields that are saved with other entries, so that the page says what was lost.
 */
export function lateEntriesRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, sendLateEntries, async ({ params, body }, { request }) => {
    const cart = await findCart(db, params.cartId);
    const key = cartKeyOf(request);
    const keys = [cart?.tokenHash, cart?.waitingTokenHash, cart?.leftTokenHash];
    const opens = await Promise.all(
      keys.map((tokenHash) => cart && tokenHash && opensCart(db, key, { ...cart, tokenHash })),
    );
    if (!cart || !opens.some(Boolean)) return refuseCart(context, request, new CartNotOpened(cart));
    const entries = {
      cartId: cart.id,
      leftTokenHash: key.tokenHash,
      leftTurn: body.hold_turn,
      session: withoutReturn(body.session),
      now: clock.instant(),
    };
    await db.transaction().execute(async (trx) => {
      const stored = (await findCart(trx, cart.id))?.session?.ship_state ?? {};
      if ((await saveLateEntries(trx, entries)) && !(await findLive(trx, cart.id))) return;
      const changed_fields = changedNames(entries.session.ship_state, stored);
      if (changed_fields.length > 0)
        throw new Refusal(409, 'cart_changed_hands', { extensions: { changed_fields } });
    });
    return { success: true as const };
  });
}
