export const paymentWords = {
  title: 'Payment',
  later: 'Payment comes last. The card fields open as soon as your total is known.',
  nothing: 'There is nothing to pay. No card is needed.',
} as const;
