import * as calls from '@sendahead/shared-contracts/carts/saved-quote-calls';
import { emailCartPrice } from '@sendahead/shared-contracts/console/cart-calls';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { mailboxKey } from '../../../modules/accounts/public/mail-key.ts';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { cartKeyOf, requireCart } from '../../../modules/carts/public/cart-access.ts';
import { findCart } from '../../../modules/carts/public/store.ts';
import { brandOfHost } from '../../../modules/catalog/public/brand-of-host.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { openSavedQuote, requireSavedQuote } from './open-saved-quote.ts';
import { saveQuote } from './save-quote.ts';

/** Emails to one address per hour, for all callers together, so that no one can flood a mailbox. */
const mailsPerHour = 5;

/** Saving a booking and its price by mail, and opening them in another browser. */
export function savedQuoteRoutes(app: FastifyInstance, context: AppContext): void {
  const { throttle } = context;

  registerCall(app, context, calls.saveQuote, async ({ params, body }, { request, session }) => {
    const cart = await requireCart(context, request, params.cartId);
    if (cart.status !== 'open') throw new Refusal(409, 'cart_already_ordered');
    if (!isEmail(body.email)) throw refuse('invalid', [{ path: 'email', code: 'email_not_valid' }]);
    await throttle.attempt('saved-quote', request.ip, 10, 60);
    await throttle.attempt('saved-quote-day', request.ip, 60, 86_400);
    await throttle.attempt('saved-quote-mail', mailboxKey(body.email), mailsPerHour, 3600);
    const by = { email: body.email, role: session?.role ?? ('guest' as const) };
    const expiresAt = await saveQuote(context, cart, { ...by, userId: session?.user?.id ?? null });
    return { success: true as const, expires_at: expiresAt };
  });

  registerCall(app, context, emailCartPrice, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const cart = await findCart(context.db, params.cartId);
    if (!cart || cart.amends !== null) throw new Refusal(404, 'cart_not_found');
    if (cart.status === 'ordered') throw new Refusal(409, 'cart_already_ordered');
    if (cart.status !== 'open') throw new Refusal(404, 'cart_not_found');
    if (!isEmail(body.email)) throw refuse('invalid', [{ path: 'email', code: 'email_not_valid' }]);
    await throttle.attempt('saved-quote-day', actor.id, 60, 86_400);
    await throttle.attempt('saved-quote-mail', mailboxKey(body.email), mailsPerHour, 3600);
    const owner = cart.userId === null ? undefined : await findAccount(context.db, cart.userId);
    // The price that the customer pays, not one of a member of staff.
    const by = { email: body.email, role: owner?.role ?? ('guest' as const), userId: owner?.id ?? null };
    const expiresAt = await saveQuote(context, cart, by);
    await audit(context, 'staff.emailed_cart_price', {
      userId: actor.id,
      subject: cart.userId ?? cart.id,
      detail: { cart: cart.id },
    });
    return { success: true as const, expires_at: expiresAt };
  });

  registerCall(app, context, calls.openSavedQuote, async ({ body }, { request, session }) => {
    await throttle.attempt('saved-quote-open', request.ip, 20, 60);
    const opened = await requireSavedQuote(context, body.token, brandOfHost(request.hostname));
    const userId = session?.user?.id ?? null;
    return openSavedQuote(context, opened, {
      key: cartKeyOf(request),
      role: session?.role ?? 'guest',
      userId,
      sessionHash: session && userId === null ? session.idHash : null,
    });
  });
}
