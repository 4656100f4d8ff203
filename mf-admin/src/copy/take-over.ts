export const takeOverTexts = {
  gone: 'This cart was ordered or removed.',
  notOpened: 'We couldn’t start the takeover. Try again.',
  reasonMissing: 'Enter a reason for taking over this cart.',
  title: (cart: string) => `Take over ${cart}`,
  takeOver: 'Take over',
  held: (name: string) => `${name} is helping this customer and will lose the cart to you.`,
  reasonHint: 'The customer sees your name. We save the reason in the audit log.',
} as const;
