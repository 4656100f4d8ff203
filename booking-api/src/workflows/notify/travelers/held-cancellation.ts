import { findUndoable } from '../../../modules/orders/public/acts/undoable.ts';
import { wasUndone } from '../../../modules/orders/public/acts/was-undone.ts';
import { type MailStep, type StepMail, travelerMailJob } from '../../../modules/orders/public/mails/jobs.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { sendToTravelers } from './send-to-travelers.ts';

type Cancellation = Extract<MailStep, 'cancelled' | 'leg_cancelled'>;
const actOfStep = { cancelled: 'cancel', leg_cancelled: 'cancel_leg' } as const;
const isCancellation = (step: MailStep): step is Cancellation => Object.hasOwn(actOfStep, step);

/**
 * CH-28: holds the mails of a cancellation to travelers while the owner can undo it, and drops those of its undoing.
 * The owner's mail is sent immediately, because it says until when the cancellation can be undone. True where the mails
 * must not be sent now.
 */
export async function isHeld(
  { db, clock, jobs }: { db: Database; clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  mail: StepMail,
): Promise<boolean> {
  // Undoing starts a generation; the cancellation that it undid belongs to the one before.
  if (mail.step === 'undone')
    return wasUndone(db, { id: mail.orderId, generation: mail.generation - 1 }, Object.values(actOfStep));
  if (!isCancellation(mail.step)) return false;
  const order = await findOrder(db, mail.orderId);
  const last = order && (await findUndoable(db, order, clock.instant()));
  if (!last || last.act !== actOfStep[mail.step]) return false;
  if (mail.step === 'leg_cancelled' && last.leg !== mail.leg) return false;
  const startAfterSeconds = Math.ceil((Date.parse(last.record.until) - clock.now()) / 1000);
  await db.transaction().execute((trx) => jobs.enqueue(trx, travelerMailJob, mail, { startAfterSeconds }));
  return true;
}

/** Sends held mails, unless their cancellation was undone in the meantime. Throws to be retried. */
export async function sendHeld(context: OrderMailContext, mail: StepMail): Promise<void> {
  const { orderId: id, step, leg, generation } = mail;
  const ofLeg = step === 'leg_cancelled' ? leg : undefined;
  if (isCancellation(step) && (await wasUndone(context.db, { id, generation }, [actOfStep[step]], ofLeg)))
    return;
  await sendToTravelers(context, mail);
}
