/** What stands around the lines once there is a price. */
export const oncePricedWords = {
  price: 'Price',
  whole: 'Whole order',
  insurance: 'Insurance within this price',
  oldTotal: 'Old total',
  newTotal: 'New total',
  forStaff: 'For staff',
} as const;
