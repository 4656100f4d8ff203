/** MD-17: what a customer should know of the weeks around the holidays. */
export const holidayTermsText: readonly string[] = [
  'From the middle of November to the first week of January carriers are at their busiest. Days of arrival are estimates then, and carriers do not guarantee them.',
  'Please plan at least two more days than you need, and keep medicine, keys and gifts with you.',
];
