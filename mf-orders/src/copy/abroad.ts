export const abroadWords = {
  title: 'International information',
  why: 'This shipment crosses a border, so customs needs the traveler’s dates. Nothing is changed or charged yet.',
  arrival: 'The day you arrive',
  departure: 'The day you leave',
  departureEarly: 'The departure date is before the arrival date',
  consent: 'These dates may be shared with customs',
} as const;
