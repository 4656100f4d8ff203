/** The button's text under a message about an order. */
export const openOrder = 'Open your order';
