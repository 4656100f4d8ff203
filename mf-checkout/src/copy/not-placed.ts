/** Shown for a refused order if its specific sentence cannot be loaded. */
export const notPlaced = 'We couldn’t place your order. Please try again.';
