import { daysInTransit } from './days-in-transit.ts';

export const serviceCardWords = {
  /** Before a day that is set in its own type. */
  arrives: 'Arrives',
  pickup: ({ day, dropOff }: { day: string; dropOff: boolean }) =>
    `${dropOff ? 'Drop-off' : 'Pickup'} ${day}`,
  transit: ({ days }: { days: number }) => (days === 0 ? 'same day' : daysInTransit(days)),
  /** What a service costs more than the cheapest one. */
  more: ({ money }: { money: string }) => `+${money}`,
  idle: ({ why }: { why: readonly string[] }) => `Not moving: ${why.join(', ')}`,
} as const;
