export const tripCardWords = {
  title: 'Trip & dates',
  trip: 'Trip',
  roundTrip: 'Round trip',
  oneWay: 'One way',
  itemsMissing: 'Add your items to plan the dates.',
} as const;

export const serviceCardWords = {
  title: 'Service',
  dismissWarning: 'Dismiss',
} as const;
