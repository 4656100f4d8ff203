/** A kind of mail about orders: its name on a page, its occasion, and whether it can be turned off. */
export interface MailKindWords {
  readonly title: string;
  readonly when: string;
  /** Mail about legal matters and money is always sent. */
  readonly optional: boolean;
}

/** Every mail about an order has one of these kinds. */
export const mailKinds = {
  labels: { title: 'Labels', when: 'When your labels are ready to print', optional: true },
  pickup: { title: 'Day before', when: 'The day before you hand over your bags', optional: true },
  on_the_way: {
    title: 'In transit',
    when: 'When the carrier has your bags, when they’re late, and on the day they arrive',
    optional: true,
  },
  delivered: { title: 'Arrived', when: 'When your bags arrive', optional: true },
  confirmation: { title: 'Confirmations', when: 'When you place an order', optional: false },
  changes: {
    title: 'Changes and cancellations',
    when: 'When an order changes, and any refund',
    optional: false,
  },
  money: { title: 'Payments and refunds', when: 'When we charge or refund you', optional: false },
  messages: { title: 'Messages from us', when: 'When our staff write to you', optional: false },
} as const satisfies Readonly<Record<string, MailKindWords>>;
export type MailKind = keyof typeof mailKinds;

/** The kinds that can be turned off. */
export const optionalMailKinds = ['labels', 'pickup', 'on_the_way', 'delivered'] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

export const isOptionalMail = (kind: MailKind): kind is OptionalMailKind => mailKinds[kind].optional;
