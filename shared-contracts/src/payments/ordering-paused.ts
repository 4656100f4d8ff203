/** The refusal of calls that pay, of orders and of payments, while paying is switched off. */
export const orderingPaused = {
  ordering_paused: {
    status: 409,
    means:
      'Payments are switched off, or the brand takes no new bookings; attempts in progress are completed.',
  },
} as const;
