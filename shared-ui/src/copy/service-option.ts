import { daysInTransit } from './days-in-transit.ts';

export const serviceOptionWords = {
  /** Before a day that is set in its own type. */
  arrives: 'Arrives',
  pickup: ({ day, dropOff }: { day: string; dropOff: boolean }) =>
    `${dropOff ? 'Drop-off' : 'Pickup'} ${day}`,
  transit: ({ days }: { days: number }) => (days === 0 ? 'same day' : daysInTransit(days)),
  /** The extra cost compared with the cheapest service. */
  more: ({ money }: { money: string }) => `+${money}`,
  inTime: ({ day }: { day: string }) => `In time for ${day}`,
  late: ({ day }: { day: string }) => `After ${day}`,
  /** What the dashed line means. */
  due: ({ day }: { day: string }) => `Dashed line: be there by ${day}.`,
  /** What the hatching means; `why` names a weekend or holidays. */
  hatched: ({ why }: { why: readonly string[] }) => `Hatched: no deliveries (${why.join(', ')}).`,
  idle: ({ why }: { why: readonly string[] }) => `Not moving: ${why.join(', ')}`,
} as const;
