import type { MailKind } from '@sendahead/shared-contracts/accounts/mail-kinds';
import type { MailStep, StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import type { StatusEmailFacts } from './status-email-facts.ts';

/** Each step has the kind of its email, and what its button says and opens on the order page. */
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

/** What staff send once more comes from them: turning off the mail of its step does not keep it away. */
export const kindOf = ({ step, again }: StepMail): MailKind => (again ? 'messages' : mailOfStep[step].kind);

/** The buttons of a step's mail: labels of bags that customs has no list of wait for that list. */
export function linksOf(
  step: MailStep,
  orderUrl: string,
  { customsOpen, isLabeledByClub }: { customsOpen: boolean; isLabeledByClub: boolean },
): Pick<StatusEmailFacts, 'link' | 'moreLinks'> {
  // Nothing is printed by who reads it.
  const { button, section } = mailOfStep[step === 'labels_ready' && isLabeledByClub ? 'delivered' : step];
  const link = { label: button, url: section ? `${orderUrl}#${section}` : orderUrl };
  if (!customsOpen) return { link };
  return {
    link: { label: 'List your bags for customs', url: `${orderUrl}#customs` },
    moreLinks: [link],
  };
}
