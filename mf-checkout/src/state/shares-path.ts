/** The page on which the person who split a bill sees who has agreed. */
export const sharesPath = (cartId: string): string =>
  `/payments/shares?cart_id=${encodeURIComponent(cartId)}`;

/** The cart of a split bill, as the address of that page names it. */
export const cartOfQuery = (search: string): string => new URLSearchParams(search).get('cart_id') ?? '';
