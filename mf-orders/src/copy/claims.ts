import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import type { ClaimState } from '@sendahead/shared-contracts/claims/states';
import type { Tone } from './tone.ts';

/** One word and one colour for each state of a claim. */
export const claimStateWords: Readonly<Record<ClaimState, readonly [string, Tone]>> = {
  draft: ['Not sent yet', 'quiet'],
  submitted: ['Sent', 'moving'],
  need_info: ['We need to know more', 'late'],
  in_review: ['Being looked into', 'moving'],
  approved: ['Approved', 'done'],
  approved_in_part: ['Approved in part', 'done'],
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
      whatHint: 'The things that are worth most first, with their age.',
    },
  };

const bases: Readonly<Record<string, string>> = {
  ship: 'the day it was sent',
  delivery: 'its delivery',
  last_scan: 'the last scan',
};

export const claimWords = {
  title: 'Help with this order',
  intro:
    'A bag came late, is damaged or cannot be found? Tell us here; a person answers within two working days.',
  kind: 'What happened?',
  bags: 'Which bags?',
  bagsMissing: 'Choose at least one bag.',
  kindMissing: 'Choose what happened.',
  report: 'Report a problem',
  reportTitle: 'Report a problem with your bags',
  begin: 'Go on',
  beginning: 'One moment…',
  notYet:
    'Nothing can be reported yet: the days for it begin once the carrier has delivered a bag, or lost sight of it.',
  opens: (kind: string, day: string, base: string) =>
    `${kind}: from ${day}, counted from ${bases[base] ?? 'what happened'}.`,
  until: (day: string, base: string) => `Until ${day}, counted from ${bases[base] ?? 'what happened'}.`,
  claim: (kind: string, bags: string) => `${kind}: ${bags}`,
  whatMissing: 'Write what happened.',
  value: 'What it was worth, in dollars',
  valueHint: 'What you ask for. Receipts or a quote for the repair make it quick.',
  valueMissing: 'Enter an amount, such as 120 or 120.50.',
  files: 'Photos and proof',
  filesHint: 'The bag inside and out, its label, receipts. JPEG, PNG or PDF, up to 10 MB each, ten at most.',
  filesMissing: 'Add at least one photo of the damage.',
  addingFile: 'Adding the file…',
  remove: (name: string) => `Remove ${name}`,
  saved: 'Saved. Nothing is lost when you leave.',
  send: 'Send the claim',
  sendAnswer: 'Send it again',
  answer: 'Your answer',
  sending: 'Sending…',
  withdraw: 'Withdraw',
  history: 'What happened so far',
  you: 'You',
  we: 'Sendahead',
  approved: (amount: string) => `${amount} approved`,
  claimed: (amount: string) => `${amount} asked for`,
} as const;
