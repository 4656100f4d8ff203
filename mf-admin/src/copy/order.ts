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
  other: 'Paid out by a person',
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

export const changeTexts = {
  intro: 'What stays empty stays as it was booked. The labels are voided and made anew.',
  clubFixed: 'A club’s address is its own and cannot be changed here.',
  nothing: 'Nothing is different from what was booked.',
  incomplete: 'The address is not complete, or a part of it is not known.',
  tooLate: 'This day cannot be kept any more.',
  noService: 'No carrier takes this trip.',
  mustPay:
    'This costs more, and only the customer can pay it by card. Take the cart over with the customer on the phone, or let them change it themselves.',
  recalc: 'The price has moved since it was shown. Look at it again.',
} as const;

export const owedTexts = {
  title: 'Owed afterwards',
  states: { asked: 'asked of the customer', paid: 'paid', waived: 'waived' },
  waive: 'Waive it',
  closed: 'It was paid or waived meanwhile.',
  notAsked: 'The customer is asked for it no more.',
} as const;
