import { nameBuyer } from '@sendahead/shared-contracts/admin/takeover-calls';
import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { findByEmail } from '../../../modules/accounts/public/store.ts';
import { requireCart } from '../../../modules/carts/public/cart-access.ts';
import { isTakenOver } from '../../../modules/carts/public/cart-owner.ts';
import { lockCart, type StoredCart, setBuyer } from '../../../modules/carts/public/store.ts';
import { findLive } from '../../../modules/payments/public/attempts/attempts.ts';
import { addPerson, limitAdds, limitLookUps } from '../../../modules/staff/public/add-person.ts';
import { readPerson } from '../../../modules/staff/public/people.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';

type Named = CallArguments<typeof nameBuyer>['body'];

/** CO-124: staff name the buyer of a guest's cart that they took over. */
export function nameBuyerRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, nameBuyer, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const found = await requireCart(context, call.request, params.cartId);
    const email = body.email.trim();
    if (!isEmail(email)) throw refuse('invalid', [{ path: 'email', code: 'email_not_valid' }]);
    await limitLookUps(throttle, actor.id);
    const account = await findByEmail(db, email);
    if (account?.id === actor.id) throw refuse('invalid', [{ path: 'email', code: 'own_email' }]);
    if (!account) {
      requireNames(body);
      await limitAdds(throttle, actor.id);
    }
    const buyer = await db.transaction().execute(async (trx) => {
      await requireGuests(trx, found, actor.id);
      const by = { actorId: actor.id, brand: found.brandSlug };
      const id = account?.id ?? (await addPerson(context, trx, personOf(body), by));
      await setBuyer(trx, { id: found.id, userId: id, now: clock.instant() });
      await audit({ db: trx, clock }, 'staff.named_buyer', {
        userId: actor.id,
        subject: id,
        detail: { cart: found.id },
      });
      return id;
    });
    const person = await readPerson(db, buyer);
    if (!person) throw new Refusal(404, 'cart_not_found');
    return { person, added: account === undefined };
  });
}

/**
 * Locks a cart that `actorId` took over from a guest. Throws Refusal `cart_not_found` when its key has changed
 * hands, `cart_taken_over` when it is a customer's, `cart_being_ordered`.
 */
async function requireGuests(trx: DatabaseTransaction, found: StoredCart, actorId: string): Promise<void> {
  const cart = await lockCart(trx, found.id);
  if (!cart?.tokenHash.equals(found.tokenHash) || cart.status !== 'open' || cart.heldBy !== actorId)
    throw new Refusal(404, 'cart_not_found');
  if (!isTakenOver(cart) || (cart.userId !== null && !cart.buyerNamed))
    throw new Refusal(409, 'cart_taken_over');
  if (await findLive(trx, cart.id)) throw new Refusal(409, 'cart_being_ordered');
}

/** A new account needs a name; a phone is optional. Throws Refusal `invalid`. */
function requireNames({ first_name, last_name, phone }: Named): void {
  const isWrong = (name: string | undefined) => !isName(name ?? '');
  const fields = [
    ...(isWrong(first_name) ? [{ path: 'first_name', code: 'name_not_valid' }] : []),
    ...(isWrong(last_name) ? [{ path: 'last_name', code: 'name_not_valid' }] : []),
    ...(phone && !isPhoneOf(phone, 'US') ? [{ path: 'phone', code: 'phone_not_valid' }] : []),
  ];
  if (fields.length > 0) throw refuse('invalid', fields);
}

const personOf = (body: Named) => ({
  email: body.email.trim(),
  firstName: body.first_name?.trim() ?? '',
  lastName: body.last_name?.trim() ?? '',
  phone: body.phone?.trim() ?? '',
  role: 'consumer' as const,
  club: null,
});
