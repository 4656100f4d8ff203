import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

/** The services of a leg: the list, and its notes. */
export const servicesWords = {
  needsNotice: 'Needs a day’s notice for a pickup',
  carrier: ({ leg }: { leg: LegName }) => (leg === 'outbound' ? 'Carrier' : 'Return carrier'),
  compare: ({ leg }: { leg: LegName }) =>
    leg === 'outbound' ? 'Compare services' : 'Compare return services',
  destination: 'the destination',
  looking: 'Looking for services',
  found: ({ count }: { count: number }) => (count === 1 ? '1 service found' : `${count} services found`),
  loading: 'Loading services',
  failed: 'We couldn’t load the services right now.',
  again: 'Try again',
  withoutCarrier: 'Limited service options available for the selected carrier',
  priceFailed: 'We couldn’t price this service. Choose another service, or try again in a moment.',
  usualPrices: 'We couldn’t reach the carrier. These are its usual services and prices.',
  notOffered: 'The service you chose isn’t available on this day. Please choose another one.',
  none: 'No carrier can ship these bags on this day. Try another day or another size.',
  unknownPlace: 'We don’t know one of these zip codes. Correct it to see services.',
  nextDay: ({ day }: { day: string }) => `Use ${day}`,
} as const;
