export const paymentWords = {
  title: 'Payment',
  later: 'Payment comes last. You can enter your card once your total is ready.',
  nothing: 'Nothing to pay. You don’t need a card.',
  dismiss: 'Dismiss',
} as const;
