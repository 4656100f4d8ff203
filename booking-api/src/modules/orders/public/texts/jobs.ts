import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineJob } from '../../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { openConsent } from './text-consents.ts';

/** The occasions of texts to people who opted in. */
export const textSteps = [
  'started',
  'pickup',
  'picked_up',
  'out_for_delivery',
  'delivered',
  'delayed',
  'moved',
  'leg_cancelled',
  'cancelled',
  'incident',
  'photos',
] as const;

const orderText = z.object({
  orderId: z.string(),
  step: z.enum(textSteps),
  leg: z.enum(['outbound', 'return']).default('outbound'),
  generation: z.number(),
  /** The id of an incident, of a consent, or of a link for photos of a claim. */
  about: z.string().optional(),
  /** The staff's sentence about an incident. */
  subject: z.string().optional(),
});

/** A text about one leg of an order. */
export type OrderText = z.infer<typeof orderText>;
export type TextStep = OrderText['step'];

export const orderTextJob = defineJob('send-order-text', orderText, { retries: 20 });

/** Finds the legs with a pickup on the next day. */
export const pickupTextsJob = defineJob('pickup-texts', z.object({}), { schedule: '*/10 * * * *' });

/** Identifies a text among those of its order. */
export const nameOfText = ({ step, leg, generation, about }: OrderText): string =>
  about ? `${step}.${about}` : `${step}.${leg}.${generation}`;

/** Queues a text once the transaction commits, if the order’s owner opted in to texts. */
export async function enqueueText(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  text: OrderText,
): Promise<void> {
  if (await openConsent(trx, text.orderId)) await jobs.enqueue(trx, orderTextJob, text);
}
