export const cartNumberTexts = {
  copied: 'Copied',
  notCopied: 'We couldn’t copy it. Select the number and copy it yourself.',
  none: 'No cart yet',
  cart: 'Cart',
  copy: 'Copy',
  numberSpoken: (id: string) => ` cart number ${id}`,
} as const;
