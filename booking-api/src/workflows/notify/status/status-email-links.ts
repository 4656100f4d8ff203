import type { MailKind } from '@sendahead/shared-contracts/accounts/mail-kinds';
import type { MailStep, StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import type { StatusEmailFacts } from './status-email-facts.ts';

/** Each step's kind of email, and its button: the text, and the section of the order page that it opens. */
const mailOfStep: Readonly<
  Record<MailStep, { kind: MailKind; button: string; section?: string | undefined }>
> = {
  labels_ready: { kind: 'labels', button: 'Print your labels', section: 'labels' },
  pickup_tomorrow: { kind: 'pickup', button: 'See your checklist', section: 'checklist' },
  picked_up: { kind: 'on_the_way', button: 'Track your bags' },
  in_transit: { kind: 'on_the_way', button: 'Track your bags' },
  delayed: { kind: 'on_the_way', button: 'Track your bags', section: 'timeline' },
  out_for_delivery: { kind: 'on_the_way', button: 'Track your bags' },
  delivered: { kind: 'delivered', button: 'Open your order' },
  arrived_late: { kind: 'money', button: 'Open your order' },
  address_corrected: { kind: 'money', button: 'See what changed', section: 'owed' },
  changed: { kind: 'changes', button: 'See what changed' },
  leg_moved: { kind: 'changes', button: 'See what changed' },
  leg_cancelled: { kind: 'changes', button: 'See what changed' },
  cancelled: { kind: 'changes', button: 'Open your order' },
  undone: { kind: 'changes', button: 'Open your order' },
};

/** Mails that staff resend come from them: turning off the step's kind does not stop them. */
export const kindOf = ({ step, again }: StepMail): MailKind => (again ? 'messages' : mailOfStep[step].kind);

/** The buttons of a step's mail: labels of bags without a customs list wait for that list. */
export function linksOf(
  step: MailStep,
  orderUrl: string,
  { customsOpen, isLabeledByClub }: { customsOpen: boolean; isLabeledByClub: boolean },
): Pick<StatusEmailFacts, 'link' | 'moreLinks'> {
  // This reader prints nothing.
  const { button, section } = mailOfStep[step === 'labels_ready' && isLabeledByClub ? 'delivered' : step];
  const link = { label: button, url: section ? `${orderUrl}#${section}` : orderUrl };
  if (!customsOpen) return { link };
  return {
    link: { label: 'List your bags for customs', url: `${orderUrl}#customs` },
    moreLinks: [link],
  };
}
