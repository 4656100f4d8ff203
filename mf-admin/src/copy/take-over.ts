export const takeOverTexts = {
  gone: 'This cart is ordered or gone by now.',
  notOpened: 'The takeover could not be started. Try again.',
  reasonMissing: 'Say why you take this cart over.',
  title: (cart: string) => `Take over ${cart}`,
  opening: 'Opening…',
  takeOver: 'Take over',
  held: (name: string) => `${name} helps this customer at the moment, and loses the cart to you.`,
  reasonHint: 'The customer sees your name. The reason is kept for the audit.',
} as const;
