/** TK-26, TK-27: entries that arrived after somebody else had changed the booking. */
export const lateWords = {
  notKept: (what: string) => `Not kept, because someone else changed this booking first: ${what}.`,
  typed: (section: string, text: string) => `${section} (“${text}”)`,
  from: 'Ship from',
  to: 'Ship to',
  travelers: 'Travelers & items',
  trip: 'Trip, dates and service',
  coupon: 'Coupon and gift cards',
} as const;
