import { daysInTransit } from './days-in-transit.ts';

export const legTimelineWords = {
  inTransit: ({ days }: { days: number }) => daysInTransit(days),
  idle: ({ dates, why }: { dates: readonly string[]; why: string }) =>
    `Not moving ${dates.join(' and ')}: ${why}`,
} as const;
