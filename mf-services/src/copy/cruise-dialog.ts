/** MD-09 */
export const cruiseDialogWords = {
  title: 'Your cruise',
  notNow: 'Not now',
  choose: 'Send bags to this cruise',
  loading: 'Loading cruises',
  again: 'Try again',
  failed: 'We could not load the cruises just now. You can also enter the address of the port by hand.',
  none: 'There are no cruises to choose from. Please enter the address of the port.',
  line: 'Cruise line',
  lineOpen: 'Select a line',
  ship: 'Ship and port',
  shipOpen: 'Select a ship',
  sails: 'Sailing date',
  sailsOpen: 'Select a date',
  noSailing: 'This ship sails before bags could be there. Choose another ship.',
} as const;
