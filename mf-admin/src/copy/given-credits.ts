import type { GivenCredit } from '@sendahead/shared-contracts/console/money-calls';
import { formatMoney } from '@sendahead/shared-ui';

const kinds = { wallet: 'account credit', ship_wallet: 'shipping credit' } as const;

/** CO-99: credits of staff on the page of their owner. */
export const givenCreditTexts = {
  title: 'Credits given by staff',
  line: ({ amount_cents, kind }: Pick<GivenCredit, 'amount_cents' | 'kind'>) =>
    `${formatMoney(amount_cents)} ${kinds[kind]}`,
  reason: (reason: string) => `Reason: ${reason}`,
  withdrawn: 'Withdrawn',
  withdraw: 'Withdraw',
  withdrawOf: (amount: string) => `Withdraw the credit of ${amount}`,
  withdrew: (cents: number) => `${formatMoney(cents)} withdrawn. We’re emailing the customer.`,
  says: 'The balance goes down by this amount, and we email the customer.',
  failure: (code: string) =>
    code === 'credit_not_left'
      ? 'This credit was spent or withdrawn already. Reload the page.'
      : 'That didn’t work. Try again.',
  gave: (cents: number, name: string) =>
    `${formatMoney(cents)} credit given to ${name}. We’re emailing them.`,
  /** Before a large amount is given. */
  large: (cents: number, commonCents: number) =>
    `${formatMoney(cents)} is more than ${formatMoney(commonCents)}. Check the amount, then press again.`,
  /** CO-173 */
  givenBefore: (cents: number) =>
    `You gave this customer ${formatMoney(cents)} less than an hour ago. To give it again, press again.`,
  giveAgain: (cents: number) => `Give ${formatMoney(cents)} again`,
  giveAmount: (cents: number) => `Give ${formatMoney(cents)}`,
} as const;
