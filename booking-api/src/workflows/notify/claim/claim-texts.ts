import type { ClaimState } from '@sendahead/shared-contracts/claims/states';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';

export type ClaimNews = {
  displayId: string;
  state: ClaimState;
  approvedCents: number | null;
  /** What staff wrote with it. */
  message: string;
};

type Texts = { title: string; lead: string; lines: string[] };

/** The texts of the mail about a claim’s step; null for a step that its customer made and knows of. */
export function claimTexts({ displayId, state, approvedCents, message }: ClaimNews): Texts | null {
  const about = `your claim about order ${displayId}`;
  const amount = formatCents(cents(approvedCents ?? 0));
  const said = message === '' ? [] : [`“${message}”`];
  switch (state) {
    case 'submitted':
      return {
        title: 'We have your claim',
        lead: `${about} is with us.`,
        lines: ['We answer within two working days. Keep the bag and its packing until then.'],
      };
    case 'need_info':
      return {
        title: 'We need to know more about your claim',
        lead: `to go on with ${about} we need something of you.`,
        lines: [...said, 'Open the order, add what is missing and send it again.'],
      };
    case 'in_review':
      return { title: 'Your claim is being looked into', lead: `we are looking into ${about}.`, lines: said };
    case 'approved':
      return {
        title: 'Your claim is approved',
        lead: `${about} is approved in full: ${amount}.`,
        lines: [...said, 'You are told when it is in your shipping credit.'],
      };
    case 'approved_in_part':
      return {
        title: 'Your claim is approved in part',
        lead: `of ${about}, ${amount} is approved.`,
        lines: [...said, 'You are told when it is in your shipping credit.'],
      };
    case 'rejected':
      return {
        title: 'Your claim is not approved',
        lead: `${about} is not approved.`,
        lines: [...said, 'If we have got something wrong, write to us: a person reads it.'],
      };
    case 'paid':
      return {
        title: 'Your claim is paid',
        lead: `${amount} for ${about} is in your shipping credit.`,
        lines: ['It pays for your next order by itself where you choose it at the checkout.'],
      };
    case 'withdrawn':
      return {
        title: 'Your claim is withdrawn',
        lead: `${about} is withdrawn, as you asked.`,
        lines: ['You can make another one as long as its days last.'],
      };
    case 'draft':
      return null;
  }
}
