export const legTimelineWords = {
  inTransit: ({ days }: { days: number }) => (days === 1 ? '1 day in transit' : `${days} days in transit`),
  idle: ({ dates, why }: { dates: readonly string[]; why: string }) =>
    `Not moving ${dates.join(' and ')}: ${why}`,
} as const;
