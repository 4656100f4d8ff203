/** TK-01: another person has the booking in hand. */
export const holdWords = {
  /** In bold, so that it comes apart from what follows. */
  helping: ({ by, brand }: { by: string; brand: string }) => `${by} of ${brand} is helping you.`,
  sees: ({ by }: { by: string }) => `You see here what ${by} enters.`,
  takeBack: 'Take it back',
  takingBack: 'Taking it back…',
  placing: ({ by }: { by: string }) => `${by} is placing your order at this moment.`,
  failed: 'Your booking could not be taken back just now. Try again.',
} as const;
