/** The words on the button under a message about an order. */
export const openOrder = 'Open your order';
