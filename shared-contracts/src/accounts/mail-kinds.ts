/** A kind of mail about orders: its name on a page, when it comes, and whether it can be turned off. */
export interface MailKindWords {
  readonly title: string;
  readonly when: string;
  /** Mail about legal matters and money is always sent. */
  readonly optional: boolean;
}

/** Every mail about an order is of one of these kinds. */
export const mailKinds = {
  labels: { title: 'Labels', when: 'When they can be printed', optional: true },
  pickup: { title: 'Day before', when: 'The day before your bags are handed over', optional: true },
  on_the_way: {
    title: 'On the way',
    when: 'When the carrier has your bags, when they will be late, and on the day they come',
    optional: true,
  },
  delivered: { title: 'Arrived', when: 'When your bags have arrived', optional: true },
  confirmation: { title: 'Confirmations', when: 'What you ordered', optional: false },
  changes: {
    title: 'Changes and cancellations',
    when: 'What is changed, and what comes back',
    optional: false,
  },
  money: { title: 'Money', when: 'What is charged or given back', optional: false },
} as const satisfies Readonly<Record<string, MailKindWords>>;
export type MailKind = keyof typeof mailKinds;

/** The kinds that can be turned off. */
export const optionalMailKinds = ['labels', 'pickup', 'on_the_way', 'delivered'] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

export const isOptionalMail = (kind: MailKind): kind is OptionalMailKind => mailKinds[kind].optional;
