import { showDay } from '../console/show-day.ts';
import type { MessageWords } from './messages.ts';

/** What of an order a template names. */
export interface OrderFacts {
  readonly number: string;
  readonly pickupDay: string;
  readonly arrivalDay: string;
  readonly from: string;
  readonly to: string;
  /** CO-42: whether its pickup day is over and no carrier has scanned a bag. */
  readonly isPickupMissed: boolean;
  /** Whether the day of its arrival is over, or the carrier names a later one, and a bag has not arrived. */
  readonly isLate: boolean;
  /** Whether a bag of the order was reported missing. */
  readonly isBagMissing: boolean;
}

const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const letter = (...paragraphs: string[]): string => paragraphs.join('\n\n');

const pickupMissed = 'Pickup was missed';
const late = 'Your bags are late';
const tracing = 'We’re tracing your bag';

/** Templates that state something: each is offered only where it is so. */
const holds: Readonly<Record<string, (facts: OrderFacts) => boolean>> = {
  [pickupMissed]: ({ isPickupMissed }) => isPickupMissed,
  [late]: ({ isLate }) => isLate,
  [tracing]: ({ isBagMissing }) => isBagMissing,
};

/** The templates for an email about an order, by their names in the list. */
const ofOrders: Readonly<Record<string, (facts: OrderFacts, firstName: string) => MessageWords>> = {
  [pickupMissed]: ({ number, pickupDay, from }, firstName) => ({
    subject: `Your pickup on ${showDay(pickupDay)} was missed`,
    text: letter(
      hello(firstName),
      `We’re sorry: the carrier didn’t pick up your bags on ${showDay(pickupDay)}.`,
      `Order: ${number}\nPickup: ${from}`,
      'Choose another pickup date on your order page, or reply to this email and we’ll do it for you.',
    ),
  }),
  'We need an address detail': ({ number, from, to }, firstName) => ({
    subject: `We need an address detail for order ${number}`,
    text: letter(
      hello(firstName),
      'The carrier needs one more detail of an address, such as a suite or a gate code.',
      `From: ${from}\nTo: ${to}`,
      'Please reply to this email with the missing detail.',
    ),
  }),
  [late]: ({ number, arrivalDay, to }, firstName) => ({
    subject: `Your bags are late, order ${number}`,
    text: letter(
      hello(firstName),
      `We’re sorry: your bags won’t arrive on ${showDay(arrivalDay)}, as planned.`,
      `Order: ${number}\nTo: ${to}`,
      'We’re in touch with the carrier. Your order page shows where your bags are.',
    ),
  }),
  [tracing]: ({ number, to }, firstName) => ({
    subject: `We’re tracing your bag, order ${number}`,
    text: letter(
      hello(firstName),
      'We’re sorry that a bag of yours is missing. We asked the carrier to trace it.',
      `Order: ${number}\nTo: ${to}`,
      'We’ll write as soon as we hear more. If you find the bag, please reply to this email.',
    ),
  }),
};

const blank = 'Blank';

export type MessageTemplate = { readonly name: string; readonly words: (firstName: string) => MessageWords };

const blankTemplate: MessageTemplate = {
  name: blank,
  words: (firstName) => ({ subject: '', text: letter(hello(firstName), '') }),
};

/** The templates for an order, with its facts; for a message about none, a blank one. */
export const messageTemplates = (
  facts: OrderFacts | null,
): readonly [MessageTemplate, ...MessageTemplate[]] =>
  facts === null
    ? [blankTemplate]
    : [
        blankTemplate,
        ...Object.entries(ofOrders)
          .filter(([name]) => holds[name]?.(facts) ?? true)
          .map(([name, of]) => ({ name, words: (firstName: string) => of(facts, firstName) })),
      ];
