import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

/** Each email locks its row while it is sent, with a connection that others could use. */
const mailsAtOnce = 4;

/** Emails one statement of a club. */
export const statementMailJob = defineJob('send-club-statement', z.object({ mailId: z.string() }), {
  retries: 20,
  atOnce: mailsAtOnce,
});

/** Reminds the clubs with reminders on, on Monday mornings. */
export const weeklyRemindersJob = defineJob('club-reminders', z.object({}), { schedule: '20 14 * * 1' });

/** Emails one reminder of an overdue amount. */
export const reminderMailJob = defineJob('send-club-reminder', z.object({ reminderId: z.string() }), {
  retries: 20,
  atOnce: mailsAtOnce,
});
