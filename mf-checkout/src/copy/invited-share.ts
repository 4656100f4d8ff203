/** The page for a person who was asked to pay a share. */
export const invitedShareWords = {
  title: 'Your share',
  titleOf: ({ buyer }: { buyer: string }) => `Your share of ${buyer}’s trip`,
  loading: 'Loading your share',
  again: 'Try again',
  trip: 'Trip',
  lead: ({ buyer }: { buyer: string }) =>
    `${buyer} is sending your bags ahead, and everybody pays their own.`,
  way: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  days: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  answer: 'Your answer',
  declined: ({ buyer }: { buyer: string }) =>
    `You do not take part, and ${buyer} knows. You can still agree.`,
  terms: ({ until, amount }: { until: string; amount: string }) =>
    `Agree until ${until}. Your card is checked now and charged ${amount} once everybody has agreed, not before.`,
  agree: ({ amount }: { amount: string }) => `Agree to pay ${amount}`,
  agreeing: 'Checking your card…',
  decline: 'I do not take part',
  declining: 'One moment…',
} as const;
