export const paymentWords = {
  title: 'Payment',
  later: 'Payment comes last. You can enter your card once your total is ready.',
  nothing: 'Nothing to pay. You don’t need a card.',
  /** CO-70 */
  clubPays: (club: string) => `${club} pays for this booking. You don’t need a card.`,
  clubPaysFor:
    'It pays for one item, one way, as it was prepared, by the lowest-priced service that arrives in time.',
  dismiss: 'Dismiss',
} as const;
