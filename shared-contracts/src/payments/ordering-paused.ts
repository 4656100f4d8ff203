/** The refusal of calls that pay, of orders and of payments, while paying is switched off. */
export const orderingPaused = {
  ordering_paused: {
    status: 409,
    means: 'Paying is switched off for now; an attempt that was begun before is finished.',
  },
} as const;
