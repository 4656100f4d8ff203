import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import { formatMoney } from '@sendahead/shared-ui';
import type { ApprovalFailure } from '../payment-provider/port.ts';

/** Shown at a payment method whose window or sheet failed before an order was placed. */
export const notApproved = (name: string): Readonly<Record<ApprovalFailure, string>> => ({
  cancelled: `You left ${name} before approving the payment. Nothing was charged. Try again, or choose another payment method.`,
  blocked: `Your browser blocked the ${name} window. Allow pop-ups for this page and try again.`,
  refused: `${name} declined the payment. Nothing was charged. Try again, or choose another payment method.`,
  failed: `${name} didn’t respond. Nothing was charged. Try again, or choose another payment method.`,
});

export const notLoaded = (name: string): string =>
  `We couldn’t load ${name}. Your entries are saved. Try again, or choose another payment method.`;

export const payPalWords = {
  before: 'Approve in PayPal, then place the order here. Nothing is charged until then.',
  approved: 'We charge this PayPal account when you place the order.',
  keep: 'Save PayPal for my next booking',
  account: 'PayPal:',
  change: 'Change',
  changeAccount: 'Change PayPal account',
};

export const walletWords = (name: string) => ({
  before: `${name} opens when you place your order and shows the amount again.`,
  press: `Pay with ${name}`,
  confirm: `Confirm with ${name}`,
  why: `Your order is ready. Press the button to open ${name}.`,
});

/** The name of each payment method. */
export const methodNames = {
  card: 'Card',
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  club: 'Bill a club',
  userCard: ({ user }: { user: string }) => `${user}’s card`,
  userOnFile: ({ user }: { user: string }) => `${user}’s card on file`,
  link: 'Customer pays by link',
  newLink: 'Send a link to pay',
  /** A user whose name is not known. */
  user: 'the user',
} as const;

export const linkWords = {
  sent: ({ cents, email }: { cents: number; email: string | null }) =>
    `We’ll email ${email ?? 'the customer'} a link to pay ${formatMoney(cents)}. It works for ${linkDays.pay} days, or until the pickup’s cut-off if that’s sooner, without signing in.`,
  until: 'The order changes when the customer pays. Until then it stays as it is, and nothing is charged.',
} as const;

/** CO-86: a link that pays a new order. */
export const newOrderLinkWords = {
  email: 'Email for the link',
  emailMissing: 'Enter a valid email address.',
  sent: ({ cents }: { cents: number }) =>
    `We’ll email a link to pay ${formatMoney(cents)}. It works for ${linkDays.pay} days, or until the pickup’s cut-off if that’s sooner, without signing in.`,
  held: 'We hold the booking and its price until then. The order is placed once it’s paid.',
  undecided: (requests: number) =>
    `${requests === 1 ? 'A request for approval is' : `${requests} requests for approval are`} still open. The link asks for the price without ${requests === 1 ? 'it' : 'them'}.`,
} as const;

export const methodsWords = {
  choice: (customer: string | null) =>
    customer ? `How does ${customer} pay?` : 'How would you like to pay?',
  loading: ({ name }: { name: string }) => `Loading ${name}`,
  again: 'Try again',
} as const;

export const splitBillWords = {
  who: 'Who pays?',
  one: 'I’ll pay for everyone',
  each: 'Everyone pays their share',
  shares: 'Shares',
  buyer: ({ name }: { name: string }) => `${name} (you)`,
  how: ({ hours }: { hours: number }) =>
    `We’ll email everyone a link to pay their share by card. They have ${hours} hours, or until the first pickup day if that’s sooner. No one is charged until everyone agrees, including you. Until then, we hold the booking and its price. You can pay the rest or stop at any time.`,
} as const;
