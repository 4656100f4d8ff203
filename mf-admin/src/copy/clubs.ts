export const clubKinds: Readonly<Record<string, string>> = {
  golf: 'Golf club',
  ski: 'Ski resort',
  hotel: 'Hotel',
  camp: 'Camp',
  school: 'School',
  port: 'Port',
};
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** VL-30 */
export const noteBlank = "Note can't be blank";
export const noAmount = 'Please enter an amount from $0 to $500, or nothing for the usual price.';
export const noLimit = 'Please enter an amount, such as 5000.';

export const clubsTexts = {
  empty: 'No club fits. Search for less, or clear the filters.',
  saved: 'Saved. The next request goes by it.',
  noEntries: 'Nothing was put on the account yet.',
  noDates: 'No single day is closed.',
} as const;

export const accountEvents = { charge: 'Order', refund: 'Given back', payment: 'Paid by the club' } as const;
