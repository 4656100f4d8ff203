import type { ClaimPayment } from '@sendahead/shared-contracts/claims/payout';
import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import type { ClaimState } from '@sendahead/shared-contracts/claims/states';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { Tone } from './tone.ts';

/** One word and one color for each state of a claim. */
export const claimStateWords: Readonly<Record<ClaimState, readonly [string, Tone]>> = {
  draft: ['Not sent yet', 'quiet'],
  submitted: ['Sent', 'moving'],
  need_info: ['We need more details', 'late'],
  in_review: ['In review', 'moving'],
  approved: ['Approved', 'done'],
  approved_in_part: ['Partly approved', 'done'],
  rejected: ['Not approved', 'wrong'],
  paid: ['Paid', 'done'],
  withdrawn: ['Withdrawn', 'quiet'],
};

export const claimKindWords: Readonly<Record<ClaimKind, { title: string; what: string; whatHint: string }>> =
  {
    late: {
      title: 'Late',
      what: 'What did it cost you?',
      whatHint: 'Such as the clubs or clothes you had to rent or buy.',
    },
    damaged: {
      title: 'Damaged',
      what: 'What is damaged, and how?',
      whatHint: 'The bag, what was in it, and how it was packed.',
    },
    lost: {
      title: 'Lost',
      what: 'What was in it?',
      whatHint: 'List the most valuable items first, with their age.',
    },
  };

const bases: Readonly<Record<string, string>> = {
  ship: 'the ship date',
  delivery: 'its delivery',
  last_scan: 'the last scan',
};

export const claimWords = {
  title: 'Help with this order',
  intro: 'Is a bag damaged or lost? Tell us here, and a person will answer within two business days.',
  kind: 'What happened?',
  bags: 'Which bags?',
  bagsMissing: 'Choose at least one bag.',
  kindMissing: 'Choose what happened.',
  report: 'Report a problem',
  reportTitle: 'Report a problem with your bags',
  begin: 'Continue',
  beginning: 'One moment…',
  notYet:
    'You can report a damaged bag once it arrives, and a lost one once the carrier loses track of it. Is a bag late? Call us.',
  opens: (kind: string, day: string, base: string) =>
    `${kind}: from ${day}, counted from ${bases[base] ?? 'what happened'}.`,
  until: (day: string, base: string) => `Until ${day}, counted from ${bases[base] ?? 'what happened'}.`,
  claim: (kind: string, bags: string) => `${kind}: ${bags}`,
  whatMissing: 'Write what happened.',
  value: 'What it was worth, in dollars',
  valueHint: 'The amount you’re claiming. Receipts or a repair quote help us answer sooner.',
  valueMissing: 'Enter an amount, such as 120 or 120.50.',
  files: 'Photos and receipts',
  filesHint: 'The bag inside and out, its label, receipts. JPEG, PNG or PDF, up to 10 MB each, ten at most.',
  filesMissing: 'Add at least one photo of the damage.',
  addingFile: 'Adding the file…',
  remove: (name: string) => `Remove ${name}`,
  saved: 'Saved. You can leave and come back later.',
  send: 'Send claim',
  sendAnswer: 'Send again',
  answer: 'Your answer',
  sending: 'Sending…',
  withdraw: 'Withdraw',
  history: 'History',
  you: 'You',
  we: 'Sendahead',
  approved: (amount: string) => `${amount} approved`,
  claimed: (amount: string) => `${amount} claimed`,
} as const;

/** How a part of the claim was paid. */
export function claimPaidWords({ way, amount_cents, reference, paid_on }: ClaimPayment): string {
  const amount = formatCents(amount_cents);
  if (way === 'card') return `${amount} goes back to how you paid for the order.`;
  if (way === 'credit') return `${amount} is in your shipping credit.`;
  const day = paid_on === null ? '' : ` on ${spokenDate(paid_on)}`;
  return `${amount} was sent by bank transfer${day}${reference ? `, reference ${reference}` : ''}.`;
}
