export const abroadWords = {
  title: 'International information',
  why: 'This trip crosses a border, and customs asks when the traveler arrives and leaves. Nothing is changed or charged yet.',
  arrival: 'Arrival date',
  departure: 'Departure date',
  departureEarly: 'The departure date is before the arrival date',
  consent: 'These dates may be told to customs',
} as const;
