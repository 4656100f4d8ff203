import type { Journey } from '../state/journey.ts';

export const headWords = {
  journey: ({ from, to, returns }: Journey) => `${from} to ${to}${returns ? ' and back' : ''}`,
  order: (displayId: string) => `Order ${displayId}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  back: (day: string) => `Back on ${day}`,
} as const;
