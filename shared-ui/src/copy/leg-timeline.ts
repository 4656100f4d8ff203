import { daysInTransit } from './days-in-transit.ts';

export const legTimelineWords = {
  inTransit: ({ days }: { days: number }) => daysInTransit(days),
  idle: ({ dates, why }: { dates: readonly string[]; why: string }) =>
    `Carriers don’t deliver ${dates.join(dates.length > 2 ? '; ' : ' or ')} (${why === 'Weekend' ? 'weekend' : why})`,
} as const;
