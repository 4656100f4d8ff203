/** A part of a page that is loading or failed to load; `what` is such as "your labels". */
export const queryWords = {
  loading: (what: string) => `Loading ${what}`,
  notLoaded: (what: string) => `We couldn’t load ${what} right now.`,
} as const;
