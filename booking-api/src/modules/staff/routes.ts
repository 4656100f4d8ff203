import * as calls from '@sendahead/shared-contracts/admin/calls';
import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import { isEmail, isName, isPhoneText } from '@sendahead/shared-contracts/validation/person';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { newId, newSecret } from '../../platform/security/secrets.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { mayHelp } from '../accounts/public/helped-user.ts';
import { hashPassword } from '../accounts/public/password.ts';
import { insertAccount } from '../accounts/public/store.ts';
import { requireCart } from '../carts/public/cart-access.ts';
import { findFacility } from '../clubs/public/store.ts';
import { listActs } from './acts.ts';
import { findPerson, giveCart, joinClub } from './store.ts';

const auditPage = 100;
/** Questions a minute and member of staff that tell whether somebody has an account. */
const lookUpsPerMinute = 60;
/** People a day whom a member of staff adds, or is told of that they have an account already. */
const addsPerDay = 100;

/** What club staff and admins do for others. Every act leaves a line in the audit trail. */
export function staffRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.userLookup, async ({ query }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('staff-lookup', actor.id, lookUpsPerMinute, 60);
    const person = await findPerson(db, query.user_id);
    if (!person || !mayHelp(actor, person)) throw new Refusal(404, 'user_not_found');
    await audit(context, 'staff.looked_up', { userId: actor.id, subject: person.id });
    return { user_id: person.id, user_email: person.email, messages: [] };
  });

  registerCall(app, context, calls.setCartUser, async ({ body }, call) => {
    const actor = accountOf(call);
    const cart = await requireCart(context, call.request, body.cart_id);
    const person = await findPerson(db, body.user_id);
    if (!person || !mayHelp(actor, person)) throw new Refusal(404, 'user_not_found');
    const given = { userId: person.id, actorId: actor.id, now: clock.instant() };
    await db.transaction().execute(async (trx) => {
      if (!(await giveCart(trx, cart, given))) throw new Refusal(404, 'cart_not_found');
      await audit({ db: trx, clock }, 'staff.booked_for', {
        userId: actor.id,
        subject: person.id,
        detail: { cart: cart.id },
      });
    });
    return { success: true as const, on_behalf_user: person.id };
  });

  registerCall(app, context, calls.addClubUser, async ({ body }, call) => {
    const actor = accountOf(call);
    if (!mayForClub(actor, 'help_people', body.club_id)) throw refuse('not_allowed');
    if (!(await findFacility(db, body.club_id))) throw new Refusal(404, 'club_not_found');
    const fields = [
      ...(isName(body.first_name) ? [] : [{ path: 'first_name', code: 'name_not_valid' }]),
      ...(isName(body.last_name) ? [] : [{ path: 'last_name', code: 'name_not_valid' }]),
      ...(isEmail(body.email) ? [] : [{ path: 'email', code: 'email_not_valid' }]),
      ...(!body.phone || isPhoneText(body.phone) ? [] : [{ path: 'phone', code: 'phone_not_valid' }]),
    ];
    if (fields.length > 0) throw refuse('invalid', fields);
    const person = {
      id: newId('usr'),
      email: body.email.trim(),
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      phone: body.phone?.trim() ?? '',
      role: 'consumer' as const,
      termsVersion: null,
    };
    // EP-17: `email_taken` tells of an account, so adding counts as looking up.
    await throttle.attempt('staff-lookup', actor.id, lookUpsPerMinute, 60);
    await throttle.attempt('club-user-day', actor.id, addsPerDay, 86_400);
    // Nobody knows this password: the person sets one by the link of a forgotten one.
    const passwordHash = await hashPassword(newSecret());
    await db.transaction().execute(async (trx) => {
      if (!(await insertAccount(trx, { ...person, passwordHash, now: clock.instant() })))
        throw new Refusal(409, 'email_taken');
      await joinClub(trx, person.id, body.club_id);
      await audit({ db: trx, clock }, 'staff.added_club_user', {
        userId: actor.id,
        subject: person.id,
        detail: { club: body.club_id },
      });
    });
    return { user_id: person.id, user_email: person.email };
  });

  registerCall(app, context, calls.auditTrail, async ({ query }) => {
    if (query.before !== undefined && !isInstant(query.before))
      throw refuse('invalid', [{ path: 'before', code: 'malformed' }]);
    const acts = await listActs(db, {
      subject: query.subject,
      actor: query.actor,
      before: query.before === undefined ? undefined : new Date(query.before).toISOString(),
      limit: Math.min(query.limit ?? auditPage, auditPage),
    });
    return { entries: acts.map(({ kind, ...act }) => ({ ...act, act: kind })) };
  });
}

/** An instant as this API writes them; `Date` would also read years that the database does not know. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));
