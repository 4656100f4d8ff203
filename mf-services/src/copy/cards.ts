export const tripCardWords = {
  title: 'Trip & dates',
  /** A card that waits for an earlier one. */
  asks: 'Asks for your dates.',
  trip: 'Trip',
  roundTrip: 'Round trip',
  oneWay: 'One way',
  itemsMissing: 'Add your items to plan the dates.',
} as const;

export const serviceSectionWords = {
  title: 'Service',
  asks: 'Choose a service.',
  dismissWarning: 'Dismiss',
} as const;
