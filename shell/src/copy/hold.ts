/** TK-01: another person has the booking in hand. */
export const holdWords = {
  /** In bold, so that it comes apart from what follows. */
  helping: ({ by, brand }: { by: string; brand: string }) => `${by} from ${brand} is helping you.`,
  sees: ({ by }: { by: string }) => `You can see what ${by} enters.`,
  /** TK-30: at the field that the customer was typing in. */
  notNow: ({ by }: { by: string }) => `${by} is helping here now. To type again, choose “Take over”.`,
  takeBack: 'Take over',
  takingBack: 'Taking over…',
  placing: ({ by }: { by: string }) => `${by} is placing your order right now.`,
  failed: 'We couldn’t give you control of your booking. Try again.',
} as const;
