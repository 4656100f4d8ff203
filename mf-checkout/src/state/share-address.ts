/** The page on which whoever divided a bill sees who has agreed. */
export const sharesAddress = (cartId: string): string =>
  `/payments/shares?cart_id=${encodeURIComponent(cartId)}`;

/** The cart whose bill is divided, as the address of that page names it. */
export const cartOfAddress = (search: string): string => new URLSearchParams(search).get('cart_id') ?? '';

/** What the link of a mail carries: whoever has it may pay a share. */
export const tokenOfAddress = (search: string): string => new URLSearchParams(search).get('token') ?? '';
