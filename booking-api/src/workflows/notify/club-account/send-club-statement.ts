import { calendarDate, paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { brandOfClub } from '../../../modules/console/public/club-statement/club-brand.ts';
import { readStatement } from '../../../modules/console/public/club-statement/read-statement.ts';
import { monthTitle } from '../../../modules/console/public/copy/club-statement.ts';
import {
  lockStatementMail,
  markStatementSent,
} from '../../../modules/payments/public/clubs/statement-mails.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { sendToClub } from './send-to-club.ts';

/**
 * Emails a statement as PDF, once: the row is locked while it is sent, and a repetition after a crash has the
 * same message id. Without an address nothing is sent until the run is started again. Throws to be retried.
 */
export const sendClubStatement = ({ db, clock, mails }: OrderMailContext, mailId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const mail = await lockStatementMail(trx, mailId);
    if (!mail || mail.sent_at !== null) return;
    const { club_id: clubId, month } = mail;
    const statement = await readStatement({ db: trx, clock }, clubId, { month, forStaff: false });
    if (!statement || statement.billing_email === '') return;
    const look = await brandOfClub(trx, clubId);
    const { statementPdf } = await import('../../../modules/console/public/club-statement/statement-pdf.ts');
    const bytes = await statementPdf(statement, look);
    const money = (amount: number) => formatCents(cents(amount));
    const overdue = statement.overdue_cents;
    const day = paperDate(calendarDate(statement.aged_on));
    crashPoint('before-mail');
    await sendToClub(
      { mails },
      {
        id: `statement.${mailId}`,
        club: { name: statement.name, email: statement.billing_email },
        look,
        write: ({ pages }) => ({
          title: `Statement for ${monthTitle(month)}`,
          lead: `your statement for ${monthTitle(month)} is attached.`,
          lines: [
            statement.closing_cents < 0
              ? `On ${day} you had a credit of ${money(-statement.closing_cents)}.`
              : `The balance on ${day} was ${money(statement.closing_cents)}.`,
            overdue > 0 ? `${money(overdue)} is past due today.` : 'Nothing is past due.',
          ],
          link: {
            label: 'Open the statement',
            url: `${pages}/admin/clubs/${clubId}/statement?month=${month}`,
          },
          attachments: [{ name: `statement-${clubId}-${month}.pdf`, type: 'application/pdf', bytes }],
        }),
      },
    );
    crashPoint('after-mail');
    await markStatementSent(trx, mailId, statement.billing_email, clock.instant());
  });
