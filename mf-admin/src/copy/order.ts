import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { orderLife } from '@sendahead/shared-contracts/console/order-calls';

type LifeKind = CallOutput<typeof orderLife>['entries'][number]['kind'];

export const lifeKindNames: Readonly<Record<LifeKind, string>> = {
  order: 'Order',
  money: 'Money',
  label: 'Labels',
  tracking: 'Tracking',
  mail: 'Mail',
  staff: 'Staff',
  note: 'Notes',
  alert: 'Alerts',
  job: 'Jobs',
};

export const legNames = { outbound: 'Outbound', return: 'Return' } as const;

/** A code of ours as words: `label_ready` as "Label ready". */
export function asWords(code: string): string {
  const words = code.replaceAll(/[._]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const refundTargets = {
  original: 'Back to what paid',
  wallet: 'Into the customer’s wallet',
  other: 'By check or transfer',
} as const;

export const orderTexts = {
  commentMissing: 'Say why. It is kept with the order.',
  commentHint: 'Kept with the order and in the audit; the customer does not see it.',
  notDone: 'Nothing was changed. Try again.',
  notAllowed: 'The order does not allow this any more. Look at it again.',
  amountMissing: 'Enter an amount in dollars, such as 12.50.',
  amountTooLarge: 'This is more than can be given back.',
  noteMissing: 'Write something first.',
  sent: 'The confirmation goes out again.',
  nothingPaid: 'Nothing was paid by a provider.',
  noMail: 'No mail was sent yet.',
  noJob: 'No job is kept. Finished ones are removed after a while.',
  noLife: 'Nothing happened yet.',
  replayIntro:
    'What the same booking would cost by another rate sheet. Nothing changes; the customer is not told.',
  notReplayable: 'This order does not hold what its price could be worked out from.',
  noService: 'By this sheet no service takes the trip.',
  sameLines: 'Every line is the same, to the cent.',
} as const;

/** What of an order is changed or voided. */
export const partNames = {
  order: 'Whole order',
  outbound: 'Outbound alone',
  return: 'Return alone',
} as const;

export const changeTexts = {
  intro: 'What stays empty stays as it was booked. The labels are voided and made anew.',
  same: 'The price stays as it is.',
  paidOnBooking:
    'Nothing is changed yet. It is paid on the booking page, by a card that the customer keeps and with your authorization; enter the change there again. Or the customer changes and pays it on the page of the order.',
  paidByCustomer:
    'Nothing is changed yet. Only the customer can pay it, by a card on the page of the order, where they change it themselves.',
  openBooking: 'Open it on the booking page',
} as const;

/** Why a change came to nothing, by its code. */
export const changeRefusals: Readonly<Record<string, string>> = {
  change_in_progress: 'Another change of this order is being paid at this moment. Try again in a minute.',
  club_address_fixed: 'A club’s address is its own and cannot be changed here.',
  nothing_to_change: 'Nothing is different from what was booked.',
  form_incomplete: 'The address is not complete, or a part of it is not known.',
  international_info_required:
    'The customer’s days abroad are not known yet. They are entered with the change on the page of the order.',
  payment_refused: 'The club’s account did not take it. Nothing is changed.',
  payment_required: 'Nobody is billed for this any more. See again what it costs.',
  pickup_time_over:
    'This day cannot be kept any more, or the way back would begin before the way there has ended.',
  no_service: 'No carrier takes this trip.',
  recalc: 'The price has moved since it was shown. Look at it again.',
};

export const voidTexts = {
  what: 'What is voided',
  order: 'Void order',
  leg: 'Void this leg',
  labels: 'The labels are void, and',
  labelsOfLeg: 'The labels of this leg are void, the other leg goes on, and',
} as const;

export const owedTexts = {
  title: 'Owed afterwards',
  states: { asked: 'asked of the customer', paid: 'paid', waived: 'waived' },
  waive: 'Waive it',
  closed: 'It was paid or waived meanwhile.',
  notAsked: 'The customer is asked for it no more.',
} as const;
