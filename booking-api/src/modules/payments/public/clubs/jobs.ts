import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

/** The row of each stays locked while it is sent, by a connection that others could use. */
const mailsAtOnce = 4;

/** Emails one statement of a club. */
export const statementMailJob = defineJob('send-club-statement', z.object({ mailId: z.string() }), {
  retries: 20,
  atOnce: mailsAtOnce,
});

/** Reminds the clubs that are to be reminded, on Monday mornings. */
export const weeklyRemindersJob = defineJob('club-reminders', z.object({}), { schedule: '20 14 * * 1' });

/** Emails one reminder of what is overdue. */
export const reminderMailJob = defineJob('send-club-reminder', z.object({ reminderId: z.string() }), {
  retries: 20,
  atOnce: mailsAtOnce,
});
