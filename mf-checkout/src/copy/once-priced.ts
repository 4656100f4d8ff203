const inCurrency =
  (name: string) =>
  (currency: string | undefined): string =>
    currency ? `${name} (${currency})` : name;

/** PY-29: outside the US the sums say whose dollars they are in. */
export const totalWords = {
  refund: inCurrency('Refund'),
  total: inCurrency('Total'),
  /** CH-37: the price of a change is not that of the order. */
  payNow: inCurrency('You pay now'),
  difference: inCurrency('Difference'),
  left: inCurrency('Left to pay'),
  credits: 'Paid with credit',
  complete: 'Complete your booking to see the new total',
} as const;

/** The words around the price lines. */
export const oncePricedWords = {
  price: 'Price',
  whole: 'Whole order',
  insurance: 'Coverage in this price',
  oldTotal: 'Old total',
  newTotal: 'New total',
  forStaff: 'For staff',
} as const;
