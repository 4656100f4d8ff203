import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

/** Charges the agreed shares of a bill, and places its order. */
export const chargeSharesJob = defineJob('charge-shares', z.object({ splitId: z.string() }), { retries: 20 });

/** Makes the gateway forget a card that was saved for shares only. */
export const forgetShareCardJob = defineJob('forget-share-card', z.object({ token: z.string() }), {
  retries: 20,
});

const splitMail = z.object({
  splitId: z.string(),
  kind: z.enum([
    'asked',
    'asked-buyer',
    'reminder',
    'declined-buyer',
    'refused',
    'refused-buyer',
    'expired',
    'expired-buyer',
    'stopped',
    'placed',
  ]),
  shareId: z.string().nullable().default(null),
  /** Distinguishes repeatable events: the charges of a share, the mails with a link. */
  round: z.number().default(0),
});
export type SplitMail = z.infer<typeof splitMail>;
export type SplitMailKind = SplitMail['kind'];

/** An email about a split bill: to the buyer, or to a person who pays a share. */
export const splitMailJob = defineJob('send-split-mail', splitMail, { retries: 20 });

/** Reminds those who have not answered about their share of a bill. */
export const remindSharesJob = defineJob('remind-shares', z.object({}), { schedule: '27 * * * *' });
