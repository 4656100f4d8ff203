/** MD-17: what a customer should know of the weeks around the holidays. */
export const holidayTermsText: readonly string[] = [
  'From the middle of November to the first week of January carriers are at their busiest. Days of arrival are estimates then, and carriers do not guarantee them.',
  'Please plan at least two more days than you need, and keep medicine, keys and gifts with you.',
];

/** MD-17, TL-26: the form that an order waits for; `decline` leaves it unplaced. */
export const holidayTermsForms = {
  optional: { decline: 'Not now', accept: 'Accept', first: [] },
  forced: {
    decline: 'Do not place the order',
    accept: 'Accept and place order',
    first: ['Your bags travel in the holiday weeks. Your order is placed as soon as you accept these terms.'],
  },
} as const;

export const holidayTermsWords = {
  title: 'Holiday terms',
  agree: 'I accept the holiday terms',
  saving: 'Saving…',
  notSaved: 'We could not save your answer just now. Please try again.',
} as const;
