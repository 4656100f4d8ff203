/** AD-28, OPEN-26: postal codes whose city we override. */
export const specialPlaces = [
  {
    country: 'US',
    code: '96743',
    city: 'Kamuela',
    state: 'HI',
    latitude: 20.0081,
    longitude: -155.7052,
    time_zone: 'Pacific/Honolulu',
  },
  {
    country: 'CA',
    code: 'K1A',
    city: 'Ottawa',
    state: 'ON',
    latitude: 45.4207,
    longitude: -75.7023,
    time_zone: 'America/Toronto',
  },
  {
    country: 'GB',
    code: 'KY169XL',
    city: 'St Andrews',
    state: 'FIF',
    latitude: 56.3398,
    longitude: -2.7967,
    time_zone: 'Europe/London',
  },
];
