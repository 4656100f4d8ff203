/** Said of a refused order where its own sentence cannot be loaded. */
export const notPlaced = 'We couldn’t place your order. Please try again.';
