/** Read by screen readers only, before a struck price. */
export const priceWas = 'was';
