type Credit = { amount: string; isShipping: boolean };
type Words = { title: string; lead: string; lines: readonly string[] };

const nameOf = (isShipping: boolean): string => (isShipping ? 'shipping credit' : 'account credit');

/** CO-99: emails about a credit that staff gave or withdrew. */
export const creditMailTexts = {
  link: 'Open your account',
  given: ({ amount, isShipping }: Credit): Words => ({
    title: `You have ${amount} in credit from us`,
    lead: `we added ${amount} to your ${nameOf(isShipping)}.`,
    lines: ['You can use it on your next order. It appears under Payment when you sign in.'],
  }),
  withdrawn: ({ amount, isShipping }: Credit): Words => ({
    title: `We withdrew a credit of ${amount}`,
    lead: `we withdrew ${amount} from your ${nameOf(isShipping)}.`,
    lines: ['It was not used on an order. Reply to this email if you have a question.'],
  }),
} as const;
