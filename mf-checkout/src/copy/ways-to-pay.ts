import type { NotApproved } from '../payment-provider/port.ts';

/** Said at a way to pay whose window or sheet came to nothing before an order was placed. */
export const notApproved = (name: string): Readonly<Record<NotApproved, string>> => ({
  cancelled: `You left ${name} before agreeing. Nothing was charged. Try again, or choose another way to pay.`,
  blocked: `Your browser did not open the window of ${name}. Allow pop-ups for this page and try again.`,
  refused: `${name} did not agree. Nothing was charged. Try again, or choose another way to pay.`,
  failed: `${name} did not answer. Nothing was charged. Try again, or choose another way to pay.`,
});

export const notLoaded = (name: string): string =>
  `${name} could not be loaded. Everything you entered is kept. Try again, or choose another way to pay.`;

export const payPalWords = {
  before: 'Agree at PayPal, then place your order here. Nothing is charged before that.',
  approved: 'Your account is charged when you place your order.',
  keep: 'Keep PayPal for my next booking',
};

export const walletWords = (name: string) => ({
  before: `${name} opens when you place your order, and shows the amount again.`,
  press: `Pay with ${name}`,
  confirm: `Confirm with ${name}`,
  why: `Your order is ready. ${name} opens when you press the button.`,
});

/** MD-22 */
export const userCardWords = {
  onFile: 'The card that the user paid with last is charged.',
  authorized: 'The charge is authorized, for one order and ten minutes.',
  missed: 'Authorize the charge first: say why this card is charged.',
} as const;
