/** MD-17, TL-26: the form that an order waits for; `decline` leaves it unplaced. */
export const holidayTermsForms = {
  optional: { decline: 'Not now', accept: 'Accept', first: [] },
  forced: {
    decline: 'Don’t place order',
    accept: 'Accept and place order',
    first: [
      'Your bags travel during the holidays. We’ll place your order as soon as you accept these terms.',
    ],
  },
} as const;

export const holidayTermsWords = {
  title: 'Holiday terms',
  agree: 'I accept the holiday terms',
  saving: 'Saving…',
  notSaved: 'We couldn’t save your answer. Please try again.',
} as const;

/** MD-17: the terms before an order, above the payment. */
export const holidayTermsAhead = {
  due: 'Your bags travel during the holidays. Please accept these terms before you pay.',
  guest: 'Your bags travel during the holidays. You’ll accept these terms together with ours when you order.',
  accept: 'Accept terms',
  accepted: 'You accepted the holiday terms.',
} as const;
