import { isName } from '@sendahead/shared-contracts/validation/person';
import { envelopeOf, type MailEnds } from '../../../integrations/mail/envelope.ts';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { mailboxKey } from '../../../modules/accounts/public/mail-key.ts';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { isVerified } from '../../../modules/accounts/public/verification-store.ts';
import type { SplitMail } from '../../../modules/payments/public/splits/jobs.ts';
import { giveLinkToken } from '../../../modules/payments/public/splits/link-tokens.ts';
import {
  findShare,
  type ShareRow,
  type Split,
  sharesOf,
  updateShare,
} from '../../../modules/payments/public/splits/splits.ts';
import type { Clock } from '../../../platform/clock.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { splitText } from '../copy/split-bill.ts';
import { readMailFrame } from '../mail/mail-frame.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

export type SplitMailContext = { db: Database; clock: Clock; mails: MailSettings };

/**
 * Sends a mail about a split bill, once, so that no one is asked twice for the same share. A share's link is
 * made with its mail, and stored as a hash. Throws to be retried.
 */
export async function sendSplitMail({ db, clock, mails }: SplitMailContext, mail: SplitMail): Promise<void> {
  const name = [mail.kind, mail.shareId, mail.round].filter((part) => part !== null).join('.');
  const split = await db
    .selectFrom('bill_splits')
    .innerJoin('carts', 'carts.id', 'bill_splits.cart_id')
    .selectAll('bill_splits')
    .select(['carts.display_id', 'carts.order_id', 'carts.brand_id', 'carts.user_id as owner_id'])
    .where('attempt_id', '=', mail.splitId)
    .executeTakeFirst();
  const share = mail.shareId === null ? undefined : await findShare(db, mail.shareId);
  if (!split || (await isSent(db, split, name)) || !isStillSo(mail, split, share)) return;
  // A user who pays their own order by link gets its confirmation.
  if (mail.kind === 'placed' && split.by_link && share && (await isOf(db, split.owner_id, share))) return;
  const { account, brand } = await readMailFrame(db, mails, { ...split, id: split.order_id });
  const toBuyer = mail.kind.endsWith('-buyer');
  const to =
    toBuyer || !share
      ? account
      : { email: share.email, firstName: isName(share.name) ? share.name : 'there', lastName: '' };
  const facts: StatusEmailFacts = {
    brand,
    firstName: to.firstName,
    ...splitText(mail.kind, {
      ...(split.by_link ? senderWords(account, brand.name) : await buyerWords(db, split.user_id, account)),
      displayId: split.display_id,
      split,
      share,
      shares: await sharesOf(db, split.attempt_id),
    }),
    offUrl: null,
    link: await linkOf(db, mail, { pages: brand.pages, split, share, now: clock.instant() }),
  };
  const { statusEmailHtml } = await import('../status/status-email-html.ts');
  const ends: MailEnds = { account: to, brand };
  crashPoint('before-mail');
  await mails.mail.send({
    ...envelopeOf(mails, `${split.attempt_id}.${name}`, ends),
    subject: `${brand.name}: ${facts.title}`,
    html: statusEmailHtml(facts),
    text: statusEmailText(facts),
  });
  crashPoint('after-mail');
  await db
    .insertInto('bill_split_mails')
    .values({ split_id: split.attempt_id, kind: name, sent_at: clock.instant() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function isSent(db: Database, { attempt_id }: Split, kind: string): Promise<boolean> {
  const sent = await db
    .selectFrom('bill_split_mails')
    .select('kind')
    .where('split_id', '=', attempt_id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return sent !== undefined;
}

/** A request that was withdrawn or paid before its email was sent is skipped. */
const isStillSo = ({ kind, round }: SplitMail, split: Split, share: ShareRow | undefined): boolean =>
  !asking.includes(kind) ||
  (split.state === 'open' &&
    share?.state === 'asked' &&
    !share.taken_over &&
    // A link that was meanwhile sent to another address goes only there.
    (!split.by_link || round === split.round));

/** Whether an account's own mailbox pays the share. */
async function isOf(db: Database, userId: string | null, { email }: ShareRow): Promise<boolean> {
  const account = userId === null ? undefined : await findAccount(db, userId);
  return account !== undefined && mailboxKey(account.email) === mailboxKey(email);
}

/** The mails with a link. */
const asking: readonly SplitMail['kind'][] = ['asked', 'refused', 'reminder'];

/**
 * The buyer's name for others. Only a buyer with a confirmed email is named in a subject; otherwise an
 * unverified account could write to strangers in our name.
 */
async function buyerWords(
  db: Database,
  userId: string,
  { firstName, lastName }: MailEnds['account'],
): Promise<{ buyer: string; subjectBuyer: string }> {
  const name = `${firstName} ${lastName}`.trim();
  const buyer = isName(name) ? name : unnamed;
  return { buyer, subjectBuyer: (await isVerified(db, userId)) ? buyer : unnamed };
}

const unnamed = 'A traveler on your trip';

/** Staff are named only in the text. */
function senderWords(
  { firstName, lastName }: MailEnds['account'],
  brand: string,
): { buyer: string; subjectBuyer: string } {
  const name = `${firstName} ${lastName}`.trim();
  return { buyer: isName(name) ? name : brand, subjectBuyer: brand };
}

type Links = { pages: string; split: Split; share: ShareRow | undefined; now: string };

async function linkOf(
  db: Database,
  { kind }: SplitMail,
  { pages, split, share, now }: Links,
): Promise<StatusEmailFacts['link']> {
  if (kind.endsWith('-buyer'))
    return {
      label: split.by_link ? 'Open the booking' : 'See who has agreed',
      url: `${pages}/payments/shares?cart_id=${encodeURIComponent(split.cart_id)}`,
    };
  if (!share || !asking.includes(kind)) return null;
  if (split.by_link) {
    const token = await giveLinkToken(db, share.id, now);
    return { label: 'See and pay', url: `${pages}/pay#token=${token}` };
  }
  const token = newSecret();
  // The first link works along with that of the reminder; a declined card ends both.
  await updateShare(
    db,
    share.id,
    kind === 'reminder'
      ? { reminder_token_hash: hashSecret(token) }
      : { token_hash: hashSecret(token), reminder_token_hash: null },
  );
  return { label: 'See your share', url: `${pages}/share#token=${token}` };
}
