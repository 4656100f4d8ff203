/** The page of the console that shows one cart, by its id. */
export const cartAddress = (cartId: string): string => `/carts?${new URLSearchParams({ cart: cartId })}`;
