import { isOptionalMail, type MailKind } from '@sendahead/shared-contracts/accounts/mail-kinds';
import {
  drawMailOffToken,
  type MailReader,
  mailsOff,
} from '../../../modules/accounts/public/mail-choices.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Whether a reader wants mails of a kind. */
export const isWanted = async (db: Queries, reader: MailReader, kind: MailKind): Promise<boolean> =>
  !isOptionalMail(kind) || !(await mailsOff(db, reader)).has(kind);

/** The URL that turns mails of a kind off for their reader; null for mandatory ones. */
export const offUrlFor = async (
  db: Queries,
  reader: MailReader,
  { kind, pages, now }: { kind: MailKind; pages: string; now: string },
): Promise<string | null> =>
  isOptionalMail(kind) ? `${pages}/mails/off?token=${await drawMailOffToken(db, reader, kind, now)}` : null;
