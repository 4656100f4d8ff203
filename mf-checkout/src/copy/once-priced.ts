/** The words around the price lines. */
export const oncePricedWords = {
  price: 'Price',
  whole: 'Whole order',
  insurance: 'Coverage in this price',
  oldTotal: 'Old total',
  newTotal: 'New total',
  forStaff: 'For staff',
} as const;
