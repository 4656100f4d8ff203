import { formatMoney } from '@sendahead/shared-ui';

/** CO-88: links to pay a new order that are not paid. */
export const unpaidLinkTexts = {
  title: 'Pay links unpaid',
  sentence: ({ cents, email }: { cents: number; email: string }) => `${formatMoney(cents)} from ${email}`,
  until: 'Works until',
  sentBy: ({ name }: { name: string }) => `sent by ${name}`,
  again: 'Resend',
  againOf: (booking: string) => `Resend the link: ${booking}`,
  withdraw: 'Withdraw',
  withdrawOf: (booking: string) => `Withdraw the link: ${booking}`,
  saidAgain: ({ email }: { email: string }) => `We’re sending the link to ${email} again.`,
  /** What a withdrawal does, before it is confirmed. */
  withdrawing: ({ email }: { email: string }) =>
    `We’ll email ${email} that nothing is booked. Nothing is charged, and the booking opens again under Carts.`,
  saidWithdrawn: ({ booking, email }: { booking: string; email: string }) =>
    `The link for ${booking} is withdrawn, and we’re emailing ${email}. You find the booking under Carts.`,
  failures: {
    split_not_found: 'This link is gone. Refresh the list.',
    split_closed: 'This link was paid, withdrawn, or has expired. Refresh the list.',
    split_charging: 'A payment is under way right now. Try again in a minute.',
    too_many_requests: 'Too many links were sent. Try again later.',
  } as Readonly<Record<string, string>>,
} as const;
