import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { findAttempt } from '../../../modules/payments/public/attempts/attempts.ts';
import { dropCard } from '../../../modules/payments/public/splits/drop-card.ts';
import { splitMailJob } from '../../../modules/payments/public/splits/jobs.ts';
import { findShare, findSplit, updateShare } from '../../../modules/payments/public/splits/splits.ts';
import type { Undo } from '../place-order/steps/step.ts';

/**
 * Undoes a share's charge: its payer, the traveler or the buyer who has taken it over, is asked again, and
 * both learn why the card was declined. A pay link is open again.
 */
export const reopenShare =
  (problem: PaymentErrorCode): Undo =>
  async (trx, { jobs }, { id }) => {
    const attempt = await findAttempt(trx, id);
    const share = attempt?.share_id ? await findShare(trx, attempt.share_id) : undefined;
    if (!share) return;
    await dropCard(trx, jobs, share);
    await updateShare(trx, share.id, { state: 'asked', problem });
    // A payer by link reads it on the page.
    if ((await findSplit(trx, share.split_id))?.by_link) return;
    const mail = { splitId: share.split_id, shareId: share.id, round: share.charges };
    if (!share.is_buyer && !share.taken_over)
      await jobs.enqueue(trx, splitMailJob, { ...mail, kind: 'refused' });
    await jobs.enqueue(trx, splitMailJob, { ...mail, kind: 'refused-buyer' });
  };
