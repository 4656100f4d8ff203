import type { RefundType } from '../state/refund-type.ts';

export const refundTypeWords: Readonly<Record<RefundType, string>> = {
  NewCard: 'To what you paid with, in 3 to 5 days',
  WalletTransfer: 'As wallet credit',
  OtherRefund: 'Paid back another way',
};

export const refundWords = {
  amount: ({ amount }: { amount: string }) => `You get ${amount} back. No card is needed.`,
  choice: 'How is it given back?',
} as const;
