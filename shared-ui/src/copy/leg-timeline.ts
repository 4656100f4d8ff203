import { daysInTransit } from './days-in-transit.ts';

export const legTimelineWords = {
  inTransit: ({ days }: { days: number }) => daysInTransit(days),
  idle: ({ dates, why }: { dates: readonly string[]; why: string }) =>
    `No movement ${dates.join(dates.length > 2 ? '; ' : ' and ')}: ${why}`,
} as const;
