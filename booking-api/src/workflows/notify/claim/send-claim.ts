import { findClaimStep } from '../../../modules/claims/public/claim-step.ts';
import { claimTexts } from '../copy/claim.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { statusEmailText } from '../status/status-email-facts.ts';

/** Sends the mail about a step of a claim, once. Throws to be retried. */
export async function sendClaim(context: OrderMailContext, stepId: string): Promise<void> {
  const step = await findClaimStep(context.db, stepId);
  if (!step) return;
  const { orderId, state, kind, approvedCents, message, payments } = step;
  await sendOnce(context, orderId, { name: `claim.${stepId}`, kind: 'money' }, async (order, frame) => {
    const texts = claimTexts({ displayId: order.display_id, state, kind, approvedCents, message, payments });
    if (!texts) throw new Error('a draft is sent to nobody');
    const facts = {
      brand: frame.brand,
      firstName: frame.account.firstName,
      ...texts,
      link: { label: 'Open the claim', url: `${frame.orderUrl}#help` },
      offUrl: frame.offUrl,
    };
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    return {
      subject: `${facts.title} (${order.display_id})`,
      html: statusEmailHtml(facts),
      text: statusEmailText(facts),
    };
  });
}
