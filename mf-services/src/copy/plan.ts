import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

/** SV-08: what happens to the bags of the chosen service. */
export const planWords = {
  arrival: ({ leg, day }: { leg: LegName; day: string }) =>
    `${leg === 'outbound' ? 'Arrives' : 'Back'} ${day}`,
  days: ({ leg }: { leg: LegName }) => (leg === 'outbound' ? 'Outbound, day by day' : 'Return, day by day'),
  dropOff: 'You drop off the bags',
  pickup: ({ from }: { from: string }) => `Pickup: ${from}`,
  delivery: ({ to }: { to: string }) => `Delivery: ${to}`,
  byTraveler: 'Price by traveler',
  notForTraveler: 'not available with this service',
} as const;
