export const tripCardWords = {
  title: 'Trip & dates',
  trip: 'Trip',
  roundTrip: 'Round trip',
  oneWay: 'One way',
  itemsMissing: 'Add what you are sending to plan the dates.',
} as const;

export const serviceCardWords = {
  title: 'Service',
  dismissWarning: 'Dismiss',
} as const;
