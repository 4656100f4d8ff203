/** MD-09 */
export const cruiseDialogWords = {
  title: 'Your cruise',
  notNow: 'Not now',
  choose: 'Ship to this cruise',
  loading: 'Loading cruises',
  again: 'Try again',
  failed: 'We couldn’t load the cruises right now. You can also enter the port’s address yourself.',
  none: 'There are no cruises to choose from. Please enter the port’s address.',
  line: 'Cruise line',
  lineOpen: 'Select a line',
  ship: 'Ship and port',
  shipOpen: 'Select a ship',
  sails: 'Sailing date',
  sailsOpen: 'Select a date',
  noSailing: 'This ship sails before your bags could arrive. Choose another ship.',
} as const;
