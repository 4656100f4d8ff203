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
  account: 'PayPal:',
  change: 'Change',
  changeAccount: 'Change PayPal account',
};

export const walletWords = (name: string) => ({
  before: `${name} opens when you place your order, and shows the amount again.`,
  press: `Pay with ${name}`,
  confirm: `Confirm with ${name}`,
  why: `Your order is ready. ${name} opens when you press the button.`,
});

/** What each way is called. */
export const wayNames = {
  card: 'Card',
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  club: 'Bill a club',
  userCard: ({ user }: { user: string }) => `Card of ${user}`,
  userOnFile: ({ user }: { user: string }) => `Card on file of ${user}`,
  /** A user whose name is not known. */
  user: 'the user',
} as const;

export const waysWords = {
  choice: 'How would you like to pay?',
  loading: ({ name }: { name: string }) => `Loading ${name}`,
  again: 'Try again',
} as const;

export const divideWords = {
  who: 'Who pays?',
  one: 'I pay for all',
  each: 'Everybody pays their own',
  shares: 'Shares',
  buyer: ({ name }: { name: string }) => `${name} (you)`,
  how: ({ hours }: { hours: number }) =>
    `We mail everybody a link to pay their share by card within ${hours} hours, at the latest until the day of the first pickup. Nobody is charged before all have agreed, you neither. Until then price and booking stay as they are, and you can pay the rest yourself or stop at any time.`,
} as const;
