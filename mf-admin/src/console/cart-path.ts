/** The page of the console that shows one cart, by its id. */
export const cartPath = (cartId: string): string => `/carts/${encodeURIComponent(cartId)}`;
