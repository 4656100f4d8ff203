/** What is only heard before a struck price. */
export const priceWas = 'was';
