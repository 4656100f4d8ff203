/** What one bag of a line is called; the lines as a whole are named by the brand. */
const lineNames: Readonly<Record<string, string>> = {
  golf: 'Golf bag',
  luggage: 'Luggage',
  ski: 'Skis',
  snowboard: 'Snowboard',
  snowboot: 'Snow boots',
  bike: 'Bike',
  box: 'Box',
  trunk: 'Trunk',
};

/** Line and size, 'Golf bag, Standard': the same words in the price, on the receipt and in the mail. */
export const bagName = (product: { line_key: string; name: string }): string =>
  `${lineNames[product.line_key] ?? product.line_key}, ${product.name}`;
