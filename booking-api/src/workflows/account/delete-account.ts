import { endStates } from '@sendahead/shared-contracts/orders/states';
import { accountReader, forgetMailChoices } from '../../modules/accounts/public/mail-choices.ts';
import { endSessions } from '../../modules/accounts/public/session-store.ts';
import { confirmedEmail } from '../../modules/accounts/public/verification-store.ts';
import { withdrawDrafts } from '../../modules/claims/public/forget-drafts.ts';
import { forgetPersonInFlags } from '../../modules/flags/public/store.ts';
import { forgetGroupPerson } from '../../modules/group-events/public/personal-data.ts';
import { closePayLinksOf } from '../../modules/orders/public/pay-links/pay-links.ts';
import { forgetConsentsOf } from '../../modules/orders/public/texts/text-consents.ts';
import { forgetTravelerCorrections } from '../../modules/orders/public/travelers/traveler-corrections.ts';
import { forgetMethodJob } from '../../modules/payments/public/jobs.ts';
import { methodsOf, removeMethod } from '../../modules/payments/public/methods/saved-methods.ts';
import type { AppContext } from '../../platform/context.ts';
import type { DatabaseTransaction, Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { noteErasureJob } from './erasures/jobs.ts';

/** States of an order attempt in which money may still move. */
const undecided = [
  'started',
  'authorising',
  'unknown',
  'authorised',
  'waiting',
  'order_committed',
  'settling',
] as const;

/**
 * Deletes a person: the row of the account is kept, because orders, money and the audit refer to it, without
 * mail, name, phone or sign-in method. Orders keep what was shipped to whom, for the books. A job notes the
 * deletion outside the database. Throws Refusal 409 `orders_under_way`, also for an undecided claim.
 */
export async function deleteAccount(
  { db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>,
  userId: string,
): Promise<void> {
  const now = clock.instant();
  await db.transaction().execute(async (trx) => {
    // Carts and orders before the account, in the lock order of placing and changing an order, to avoid
    // deadlocks.
    for (const table of ['carts', 'orders'] as const)
      await trx
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id')
        .forUpdate()
        .execute();
    // The lock that a checkout takes by its foreign key: no order can begin at the same time.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    if (await isShipping(trx, userId)) throw new Refusal(409, 'orders_under_way');
    for (const { id } of await methodsOf(trx, userId)) {
      const token = await removeMethod(trx, { id, userId, now });
      if (token !== undefined) await jobs.enqueue(trx, forgetMethodJob, { token });
    }
    await emptyCarts(trx, userId);
    await closeWhatOrdersShow(trx, jobs, userId, now);
    for (const table of ownTables) await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    await forgetTravelerCorrections(trx, userId);
    await forgetConsentsOf(trx, userId);
    await forgetGroupPerson(trx, { userId, email: await confirmedEmail(trx, userId) });
    await forgetPersonInFlags(trx, userId);
    await forgetMailChoices(trx, accountReader(userId));
    await endSessions(trx, userId);
    await trx
      .updateTable('users')
      .set({
        // Not a valid mail address: it receives nothing, and no one signs in with it.
        email: `deleted:${userId}`,
        password_hash: '',
        first_name: 'Deleted',
        last_name: 'account',
        phone: '',
        member_number: null,
        deleted_at: now,
      })
      .where('id', '=', userId)
      .execute();
    await jobs.enqueue(trx, noteErasureJob, { user_id: userId, at: now });
  });
}

/** Tables that contain data of this person only. */
const ownTables = [
  'address_book',
  'authenticator_offers',
  'authenticators',
  'email_changes',
  'email_verifications',
  'invitations',
  'known_devices',
  'passkeys',
  'password_resets',
  'recovery_codes',
  'sign_in_steps',
  'staff_messages',
  'user_identities',
] as const;

async function isShipping(trx: Queries, userId: string): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'placed')
    .where('state', 'not in', endStates)
    .executeTakeFirst();
  const claim = await trx
    .selectFrom('claims')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['submitted', 'need_info', 'in_review', 'approved', 'approved_in_part'])
    .executeTakeFirst();
  const attempt = await trx
    .selectFrom('checkout_attempts')
    .select('id')
    // Someone else may be paying by link for this person's future order.
    .where((where) => where.or([where('user_id', '=', userId), where('owner_id', '=', userId)]))
    .where('state', 'in', undecided)
    .executeTakeFirst();
  return order !== undefined || claim !== undefined || attempt !== undefined;
}

/** The booking entries; an order has its own copy. */
async function emptyCarts(trx: Queries, userId: string): Promise<void> {
  await trx
    .deleteFrom('saved_quotes')
    .where('cart_id', 'in', trx.selectFrom('carts').select('id').where('user_id', '=', userId))
    .execute();
  await trx.updateTable('carts').set({ session: null }).where('user_id', '=', userId).execute();
}

/** Revokes tracking links, withdraws unsent claims, and deletes notes for customs and clubs. */
async function closeWhatOrdersShow(
  trx: DatabaseTransaction,
  jobs: Pick<AppContext['jobs'], 'enqueue'>,
  userId: string,
  now: string,
): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('user_id', '=', userId);
  await trx
    .updateTable('track_links')
    .set({ revoked_at: now })
    .where('order_id', 'in', orders)
    .where('revoked_at', 'is', null)
    .execute();
  await closePayLinksOf(trx, userId, now);
  await withdrawDrafts(trx, jobs, { user_id: userId }, now);
  for (const table of ['customs_lists', 'notes_to_clubs'] as const)
    await trx.deleteFrom(table).where('order_id', 'in', orders).execute();
}
