import { type OptionalMailKind, optionalMailKinds } from '@sendahead/shared-contracts/accounts/mail-kinds';
import { daysLater } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { mailKey } from './mail-key.ts';

/** The reader of a mail: an account, or a traveler's address that someone entered. */
export type MailReader = string & { readonly __unit: 'mail-reader' };
export const accountReader = (userId: string): MailReader => userId as MailReader;
export const emailReader = (email: string): MailReader => `mail:${mailKey(email)}` as MailReader;

/** The kinds of mails that a reader has turned off. */
export async function mailsOff(db: Queries, reader: MailReader): Promise<Set<OptionalMailKind>> {
  const rows = await db.selectFrom('mails_off').select('kind').where('reader', '=', reader).execute();
  return new Set(optionalMailKinds.filter((kind) => rows.some((row) => row.kind === kind)));
}

export async function turnMails(
  db: Queries,
  reader: MailReader,
  kind: OptionalMailKind,
  choice: { on: boolean; now: string },
): Promise<void> {
  if (choice.on) {
    await db.deleteFrom('mails_off').where('reader', '=', reader).where('kind', '=', kind).execute();
    return;
  }
  await db
    .insertInto('mails_off')
    .values({ reader, kind, at: choice.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The token of a link that turns one kind off for one reader; only its hash is stored. */
export async function drawMailOffToken(
  db: Queries,
  reader: MailReader,
  kind: OptionalMailKind,
  now: string,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('mail_off_links')
    .values({ token_hash: hashSecret(token), reader, kind, created_at: now })
    .execute();
  return token;
}

/** What a link turns off; undefined when we never issued it. Reading changes nothing. */
export async function mailOffLink(
  db: Queries,
  token: string,
): Promise<{ reader: MailReader; kind: OptionalMailKind } | undefined> {
  const row = await db
    .selectFrom('mail_off_links')
    .select(['reader', 'kind'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  const kind = optionalMailKinds.find((one) => one === row?.kind);
  return row && kind ? { reader: row.reader as MailReader, kind } : undefined;
}

/** Deletes an account's choices, and the links of its mails. */
export async function forgetMailChoices(db: Queries, reader: MailReader): Promise<void> {
  for (const table of ['mails_off', 'mail_off_links'] as const)
    await db.deleteFrom(table).where('reader', '=', reader).execute();
}

/** How long a mail's link works. */
const linkDays = 365;

/** Deletes the links of old mails that no one opens anymore. */
export async function sweepMailLinks(db: Queries, nowMs: number): Promise<void> {
  const oldest = daysLater(nowMs, -linkDays);
  await db.deleteFrom('mail_off_links').where('created_at', '<', oldest).execute();
}
