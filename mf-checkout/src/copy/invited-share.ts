/** The page for a person who was asked to pay a share. */
export const invitedShareWords = {
  title: 'Your share',
  titleOf: ({ buyer }: { buyer: string }) => `Your share of ${buyer}’s shipment`,
  loading: 'Loading your share',
  again: 'Try again',
  trip: 'Shipment',
  lead: ({ buyer }: { buyer: string }) =>
    `${buyer} is shipping your bags ahead, and everyone pays their own share.`,
  way: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  days: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  answer: 'Your answer',
  declined: ({ buyer }: { buyer: string }) => `You declined, and ${buyer} knows. You can still agree.`,
  terms: ({ until, amount }: { until: string; amount: string }) =>
    `Agree by ${until}. We check your card now and charge ${amount} only after everyone agrees.`,
  agree: ({ amount }: { amount: string }) => `Agree to pay ${amount}`,
  agreeing: 'Checking your card…',
  decline: 'Decline',
  declining: 'One moment…',
} as const;
