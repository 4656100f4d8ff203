import type { ClaimPayment } from '@sendahead/shared-contracts/claims/payout';
import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import type { ClaimState } from '@sendahead/shared-contracts/claims/states';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { bankDays } from './bank-days.ts';

export type ClaimNews = {
  displayId: string;
  state: ClaimState;
  kind: Claim['kind'];
  approvedCents: number | null;
  /** The staff's text. */
  message: string;
  /** How it was paid; empty before. */
  payments: readonly ClaimPayment[];
};

type Texts = { title: string; lead: string; lines: string[] };

/** How a part of a claim was paid. */
function paidLine({ way, amount_cents, reference, paid_on }: ClaimPayment): string {
  const amount = formatCents(amount_cents);
  if (way === 'credit') return `${amount} is in your shipping credit. Use it at checkout on your next order.`;
  if (way === 'card') return `${amount} goes back to how you paid for the order. ${bankDays}`;
  const day = paid_on === null ? '' : ` on ${spokenDate(paid_on)}`;
  return `${amount} was sent by bank transfer${day}${reference ? `, reference ${reference}` : ''}.`;
}

/** What the customer keeps until we answer: who lost a bag has nothing to keep. */
const toKeep: Readonly<Record<Claim['kind'], readonly string[]>> = {
  damaged: ['Please keep the bag and its packing until then.'],
  late: [],
  lost: ['If the bag arrives in the meantime, please reply to this email.'],
};

/** The texts of the mail about a claim’s step; null for a step that its customer took. */
export function claimTexts({
  displayId,
  state,
  kind,
  approvedCents,
  message,
  payments,
}: ClaimNews): Texts | null {
  const about = `your claim about order ${displayId}`;
  const amount = formatCents(cents(approvedCents ?? 0));
  const messageLines = message === '' ? [] : [`“${message}”`];
  switch (state) {
    case 'submitted':
      return {
        title: 'We have your claim',
        lead: `we received ${about}.`,
        lines: ['We’ll answer within two business days.', ...toKeep[kind]],
      };
    case 'need_info':
      return {
        title: 'We need more details about your claim',
        lead: `we need more from you to continue ${about}.`,
        lines: [...messageLines, 'Open your order, add what’s missing and send the claim again.'],
      };
    case 'in_review':
      return { title: 'We’re reviewing your claim', lead: `we’re reviewing ${about}.`, lines: messageLines };
    case 'approved':
      return {
        title: 'Your claim is approved',
        lead: `we approved ${about} in full: ${amount}.`,
        lines: [...messageLines, 'We’ll email you when it’s paid.'],
      };
    case 'approved_in_part':
      return {
        title: 'Your claim is partly approved',
        lead: `we approved ${amount} of ${about}.`,
        lines: [...messageLines, 'We’ll email you when it’s paid.'],
      };
    case 'rejected':
      return {
        title: 'Your claim is not approved',
        lead: `we couldn’t approve ${about}.`,
        lines: [...messageLines, 'If we got something wrong, reply to us. A person will read it.'],
      };
    case 'paid':
      return {
        title: 'Your claim is paid',
        lead: `we paid ${amount} for ${about}.`,
        lines: payments.map(paidLine),
      };
    case 'withdrawn':
      return {
        title: 'Your claim is withdrawn',
        lead: `we withdrew ${about}, as you asked.`,
        lines: ['You can start another claim while its deadline lasts.'],
      };
    case 'draft':
      return null;
  }
}

/** The email with the link for photos of a claim. */
export const photoLinkTexts = ({ displayId, until }: { displayId: string; until: string }) => ({
  title: 'Add photos to your claim',
  lead: `we need photos for your claim about order ${displayId}.`,
  lines: [
    'Open this link on your phone. You don’t need to sign in.',
    `The link works until ${until}, and only adds photos.`,
  ],
  button: 'Add photos',
});
