/** MD-17: the customer's notice about the holiday weeks; the days are those of `holiday-weeks`. */
export const holidayTermsText: readonly string[] = [
  'Carriers are busiest from December 22 to January 3. Arrival dates are estimates during that time, and carriers don’t guarantee them.',
  'Please allow at least two extra days, and keep medicine, keys and gifts with you.',
];

/** MD-17: the reminder on receipt, order page and confirmation. */
export const holidayTermsAccepted =
  'You accepted the holiday terms: arrival dates from December 22 to January 3 are estimates.';
