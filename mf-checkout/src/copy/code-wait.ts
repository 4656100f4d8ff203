/** Too many wrong codes were tried: says when codes can be tried again, and that the order needs none. */
export const codeWait = (what: 'coupon' | 'gift card', until: string): string =>
  `Too many wrong ${what} codes. Try again at ${timeOf(until)}, or place your order without this code.`;

const timeOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
