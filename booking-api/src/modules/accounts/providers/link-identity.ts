import { staffRoles } from '@sendahead/shared-contracts/call/roles';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import type { Person } from '../../../integrations/sso/port.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { forgetPasskeys } from '../passkeys/passkey-store.ts';
import { noteOwnMail } from '../password/claim-mail.ts';
import { replacePassword } from '../password/password-store.ts';
import { noPassword } from '../public/password.ts';
import { findByEmail, insertAccount } from '../public/store.ts';
import { domainOf, isOfDomain, type Provider } from './provider-store.ts';

/** `email` is the account's, which may differ from the provider's by now. */
export type LinkedIdentity = { userId: string; email: string; how: 'known' | 'linked' | 'created' };
export type LinkRefusal = 'mail_not_verified' | 'not_allowed';

/**
 * The account of a person that a provider vouches for. Issuer and subject identify a returning person.
 * Otherwise the mail decides, but only if the provider has verified it: its account is linked, or a new one
 * is opened without a password. Staff are linked by single sign-on only.
 */
export async function linkIdentity(
  db: Database,
  provider: Provider,
  person: Person,
  now: string,
): Promise<LinkedIdentity | LinkRefusal> {
  const identity = await db
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .select(['users.id as userId', 'users.role as role', 'users.email as email'])
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  if (identity) {
    if (provider.kind === 'social' && staffRoles.includes(identity.role)) return 'not_allowed';
    return { userId: identity.userId, email: identity.email, how: 'known' };
  }
  const { email } = person;
  if (email === null || !person.emailVerified || !isEmail(email)) return 'mail_not_verified';
  if (provider.kind === 'sso' && !isOfDomain(provider, domainOf(email))) return 'not_allowed';
  return db.transaction().execute(async (trx) => {
    const created = await insertAccount(trx, {
      id: newId('usr'),
      email,
      passwordHash: noPassword,
      firstName: nameOr(person.firstName, 'Guest'),
      lastName: nameOr(person.lastName, 'Guest'),
      phone: '',
      role: 'consumer',
      termsVersion: null,
      now,
    });
    const account = await findByEmail(trx, email);
    if (!account) throw new Error('the account is gone');
    if (!created && provider.kind === 'social' && staffRoles.includes(account.role)) return 'not_allowed';
    await claimMail(trx, account.id, created, now);
    await trx
      .insertInto('user_identities')
      .values({ issuer: person.issuer, subject: person.subject, user_id: account.id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { userId: account.id, email: account.email, how: created ? 'created' : 'linked' };
  });
}

/**
 * Records that the mail belongs to the person. Someone else may have opened an unverified account to trap
 * this person: its password, passkeys and sessions end here.
 */
async function claimMail(trx: Queries, userId: string, created: boolean, now: string): Promise<void> {
  const first = await noteOwnMail(trx, userId, now);
  if (!first || created) return;
  await replacePassword(trx, userId, noPassword);
  await forgetPasskeys(trx, userId);
}

const nameOr = (given: string, otherwise: string): string => (isName(given) ? given.slice(0, 60) : otherwise);
