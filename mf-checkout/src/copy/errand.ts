/** TK-23: why staff sign in to another brand. */
export const errandWords = {
  change: ({ brand, order }: { brand: string; order: string | undefined }) =>
    `Sign in to ${brand} to go on with ${order ? `order ${order}` : 'the order'}.`,
  takeOver: ({ brand, cart }: { brand: string; cart: string | undefined }) =>
    `Sign in to ${brand} to take over ${cart ? `cart ${cart}` : 'the cart'}.`,
  bookFor: ({ brand }: { brand: string }) => `Sign in to ${brand} to book for your customer.`,
} as const;
