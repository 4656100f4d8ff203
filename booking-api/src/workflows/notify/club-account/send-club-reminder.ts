import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { brandOfClub } from '../../../modules/console/public/club-statement/club-brand.ts';
import { readStatement } from '../../../modules/console/public/club-statement/read-statement.ts';
import { lockReminder, markReminderSent } from '../../../modules/payments/public/clubs/club-reminders.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { sendToClub } from './send-to-club.ts';

/**
 * Reminds a club of an overdue amount, once; not when it was paid in the meantime. The row is locked while
 * the email is sent. Throws to be retried.
 */
export const sendClubReminder = ({ db, clock, mails }: OrderMailContext, reminderId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const reminder = await lockReminder(trx, reminderId);
    if (!reminder || reminder.sent_at !== null) return;
    const clubId = reminder.club_id;
    const account = await readStatement({ db: trx, clock }, clubId, { forStaff: false });
    if (!account || account.billing_email === '' || account.overdue_cents === 0) return;
    const money = (amount: number) => formatCents(cents(amount));
    await sendToClub(
      { mails },
      {
        id: `reminder.${reminderId}`,
        club: { name: account.name, email: account.billing_email },
        look: await brandOfClub(trx, clubId),
        write: ({ pages }) => ({
          title: `${money(account.overdue_cents)} is past due`,
          lead: `${money(account.overdue_cents)} of your account is past due.`,
          lines: [
            `Your whole balance is ${money(account.balance_cents)}.`,
            'If you already paid, thank you. Your payment may not have reached us yet.',
          ],
          link: { label: 'Open your account', url: `${pages}/admin/clubs/${clubId}/statement` },
        }),
      },
    );
    await markReminderSent(trx, reminderId, account.billing_email, clock.instant());
  });
