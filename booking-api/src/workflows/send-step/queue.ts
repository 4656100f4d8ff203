import type { LegName } from '../../modules/bookings/public/draft.ts';
import type { Order } from '../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const stepMailQueue = 'send-step-mail';

/** The steps of which a customer is told. */
export const mailSteps = [
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
] as const;
export type MailStep = (typeof mailSteps)[number];

/** A step of one leg, of the order as it stood then. */
export type StepMail = { orderId: string; step: MailStep; leg: LegName; generation: number };

/** What names the mail of a step among those of its order. */
export const nameOf = ({ step, leg, generation }: StepMail): string => `${step}.${leg}.${generation}`;

/** Has the mail of a step sent once the transaction commits. The step, its leg and the generation name it for ever. */
export const enqueueStepMail = (
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  order: Pick<Order, 'id' | 'generation'>,
  step: MailStep,
  leg: LegName,
): Promise<void> =>
  jobs.enqueue(
    trx,
    stepMailQueue,
    { orderId: order.id, step, leg, generation: order.generation },
    { retries: 20 },
  );
