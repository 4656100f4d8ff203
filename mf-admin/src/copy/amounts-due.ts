export const owedTexts = {
  title: 'Amounts due',
  earlier: 'Earlier amounts',
  states: { asked: 'requested from the customer', paid: 'paid', waived: 'waived' },
  waive: 'Waive',
  closed: 'It was already paid or waived.',
  ownOrder: 'This is your own order. A colleague has to decide this.',
  notAsked: ({ amount, reason }: { amount: string; reason: string }) =>
    `${amount}: ${reason}. The customer no longer needs to pay it.`,
} as const;

export const payLinkTexts = {
  change: ({ amount, what }: { amount: string; what: string }) => `${amount} for a change: ${what}`,
  endedByChange: (amount: string) => `A link for ${amount} is open; this change ends it.`,
  send: 'Send a link to pay',
  again: 'Send again',
  withdraw: 'Withdraw link',
  notSent: 'The email with the link is on its way.',
  notTexted: 'The text message with the link is on its way.',
  sent: 'Link emailed',
  texted: 'Link texted',
  goodUntil: 'good until',
  ends: {
    paid: 'Paid by link',
    withdrawn: 'Link withdrawn',
    expired: 'Link expired',
    order_changed: 'The order changed first, so the link is void.',
    order_canceled: 'The order was canceled, so the link is void.',
  },
  closed: 'The link was paid or withdrawn, or the order changed. Reload the page.',
  notPossible: 'The price or the dates have changed. Withdraw this link and start the change again.',
  notDone: 'That didn’t work. Try again.',
} as const;
