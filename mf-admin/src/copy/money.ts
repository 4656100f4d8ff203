import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import type { MoneyState } from '@sendahead/shared-contracts/console/money-calls';

export const stateNames: Readonly<Record<MoneyState, string>> = {
  planned: 'To come',
  open: 'Open',
  used_up: 'Used up',
  over: 'Over',
};

const problems: Readonly<Record<string, string>> = {
  too_high: 'At most 100 percent.',
  before_its_start: 'It ends before it begins.',
  not_to_come: 'Choose a day to come.',
  code_not_valid: 'Three capital letters, digits or dashes or more.',
};

/** What is wrong with the fields of something new, by their names. */
export const moneyProblems = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^body\./, ''),
          problems[code] ?? 'This is not valid.',
        ]),
      )
    : {};

export function moneyFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'code_taken') return 'There is a coupon of this code. Choose another one.';
  if (code === 'too_many_requests') return 'Too many today. Ask a colleague.';
  if (error instanceof ApiError && error.fields.length > 0)
    return 'Some fields are not right; each says why.';
  return 'This could not be done. What you typed is still here; try again.';
}

export const movementNames: Readonly<Record<string, string>> = {
  grant: 'Given',
  hold: 'Spent on an order',
  release: 'Given back',
  refund: 'Refunded',
};

export const moneyTexts = {
  loadingBrands: 'Loading the brands',
  noCoupons: 'No coupon fits.',
  noCards: 'No gift card fits. Search by the last four of its code.',
  noMovements: 'Nothing was spent of it yet.',
  amount: 'Please enter an amount, such as 25 or 14.95.',
} as const;
