/** Said of a refused order where its own sentence cannot be loaded. */
export const notPlaced = 'Your order was not placed. Please try again.';
