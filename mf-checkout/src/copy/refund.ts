import type { RefundType } from '../state/refund-type.ts';

export const refundTypeWords: Readonly<Record<RefundType, string>> = {
  NewCard: 'To your original payment method, in 3 to 5 days',
  WalletTransfer: 'As account credit',
  OtherRefund: 'Another way',
};

export const refundWords = {
  amount: ({ amount }: { amount: string }) => `We’ll refund you ${amount}. You don’t need a card.`,
  toClub: ({ amount, club }: { amount: string; club: string }) =>
    `${amount} goes back to the account of ${club}. You don’t need a card.`,
  choice: 'How would you like your refund?',
} as const;
