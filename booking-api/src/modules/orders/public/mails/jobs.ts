import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineJob } from '../../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import type { Order } from '../store.ts';
import { enqueueText, type TextStep } from '../texts/jobs.ts';

const stepMail = z.object({
  orderId: z.string(),
  /** The steps that send an email to the customer. */
  step: z.enum([
    'labels_ready',
    'pickup_tomorrow',
    'picked_up',
    'in_transit',
    'delayed',
    'out_for_delivery',
    'delivered',
    'arrived_late',
    'address_corrected',
    'changed',
    'leg_moved',
    'leg_cancelled',
    'cancelled',
    'undone',
  ]),
  leg: z.enum(['outbound', 'return']).default('outbound'),
  generation: z.number(),
  /** The key of a staff request to send it again. */
  again: z.string().optional(),
});

/** A status email about one leg, for the generation of the order at that time. */
export type StepMail = z.infer<typeof stepMail>;
export type MailStep = StepMail['step'];

export const stepMailJob = defineJob('send-step-mail', stepMail, { retries: 20 });

/** The mails of a step to travelers other than the owner, once the step can no longer be undone. */
export const travelerMailJob = defineJob('send-traveler-mail', stepMail, { retries: 20 });

/** Identifies the mail of a step among those of its order. */
export const nameOf = ({ step, leg, generation, again }: StepMail): string =>
  [step, leg, generation, ...(again ? [again] : [])].join('.');

/**
 * Steps that send a text to people who opted in. Bags without a pickup scan count as picked up when they
 * move; of changes only those for an incident send a text.
 */
const textOfStep: Partial<Record<MailStep, TextStep>> = {
  picked_up: 'picked_up',
  in_transit: 'picked_up',
  delayed: 'delayed',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  changed: 'moved',
  leg_moved: 'moved',
  leg_cancelled: 'leg_cancelled',
  cancelled: 'cancelled',
};

/**
 * Queues the mail of a step once the transaction commits, and its text if the owner opted in. Its step, leg,
 * generation and `again` identify it permanently.
 */
export async function enqueueStepMail(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { id: orderId, generation }: Pick<Order, 'id' | 'generation'>,
  step: MailStep,
  leg: LegName,
  again?: string,
): Promise<void> {
  await jobs.enqueue(trx, stepMailJob, { orderId, step, leg, generation, ...(again ? { again } : {}) });
  const text = textOfStep[step];
  if (text && !again) await enqueueText(trx, jobs, { orderId, step: text, leg, generation });
}

/** The confirmation of an order; `again` is the key of a request to send it again. */
export const confirmationJob = defineJob(
  'send-confirmation',
  z.object({ orderId: z.string(), again: z.string().optional() }),
  { retries: 20 },
);

/** The email with a pay link, or that it `ended` unpaid; `round` counts those of one link. */
export const payLinkMailJob = defineJob(
  'send-pay-link-mail',
  z.object({ linkId: z.string(), orderId: z.string(), round: z.number(), ended: z.boolean().optional() }),
  { retries: 20 },
);
