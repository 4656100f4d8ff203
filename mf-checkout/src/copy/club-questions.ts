import type { AnswerProblem } from '@sendahead/shared-contracts/preferences/answer-rules';
import { formatMoney } from '@sendahead/shared-ui';
import { changeOrderWords } from './changing.ts';

/** ER-24 */
export const answersNotSaved = (ofCampers: boolean): string =>
  `Problem in saving ${ofCampers ? 'Camps' : 'Golf'} Preferences.`;
export const answersNotSavedHelp = 'Nothing was ordered, and your answers are saved. Send them again.';

export const questionsNotRead = 'We couldn’t load the questions for this order.';

export const problemTexts: Readonly<Record<AnswerProblem | 'required', string>> = {
  required: 'Please answer this question',
  too_long: 'This answer is too long',
  malformed: 'Please choose yes or no',
  not_a_date: 'Please enter a date as MM/DD/YYYY',
  past: 'Please choose today or a later date',
};

/** QN-05 */
export const charactersLeft = (left: number): string =>
  left === 1 ? '1 character left' : `${left} characters left`;

/** A club with questions, at the payment. */
export const clubSummaryWords = {
  list: 'Questions before you order',
  camper: ({ club, name }: { club: string; name: string }) => `${club}, ${name}`,
  answered: 'Your answers are saved.',
  open: 'A few questions before you order.',
  change: 'Change answers',
  answer: 'Answer now',
  again: 'Try again',
} as const;

/** PY-33: the button that also places the order, with the amount as the order button shows it. */
export function andOrder(
  act: string,
  cents: number | null,
  { isSplit, sendsLink, isChange }: { isSplit: boolean; sendsLink: boolean; isChange: boolean },
): string {
  if (isSplit) return `${act} and ask everyone to pay`;
  if (sendsLink) return `${act} and email the link`;
  if (isChange) return `${act} and c${changeOrderWords(cents).slice(1)}`;
  return cents === null || cents <= 0
    ? `${act} and place order`
    : `${act} and place order, ${formatMoney(cents)}`;
}

/** The dialogs before the order. */
export const questionsWords = {
  title: 'A few questions before you order',
  loading: 'Loading the questions',
  again: 'Try again',
  orderFollows: 'We place your order right after these questions.',
  linkFollows: 'We email the link to pay right after these questions.',
  /** Where no answer is needed for the order. */
  maySkip: 'You can skip these questions. If you answer, questions with * are required.',
  skip: 'Skip questions',
  send: 'Send',
  /** Questions that are all optional were sent empty. */
  nothing: 'Answer at least one question, or skip them.',
  /** Without an order that waits. */
  keep: 'Save answers',
  sending: 'Sending…',
  whichOf: ({ at, all }: { at: number; all: number }) => `, ${at} of ${all}`,
  goOn: 'Continue',
  yes: 'Yes',
  no: 'No',
} as const;
