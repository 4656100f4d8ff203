import { showDay } from '../console/show-day.ts';
import type { MessageWords } from './messages.ts';

/** What of an order a template names. */
export interface OrderFacts {
  readonly number: string;
  readonly pickupDay: string;
  readonly arrivalDay: string;
  readonly from: string;
  readonly to: string;
}

const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const letter = (...paragraphs: string[]): string => paragraphs.join('\n\n');

/** The templates for an email about an order, by their names in the list. */
const ofOrders: Readonly<Record<string, (facts: OrderFacts, firstName: string) => MessageWords>> = {
  'Pickup was missed': ({ number, pickupDay, from }, firstName) => ({
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
  'Your bags are late': ({ number, arrivalDay, to }, firstName) => ({
    subject: `Your bags are late, order ${number}`,
    text: letter(
      hello(firstName),
      `We’re sorry: your bags won’t arrive on ${showDay(arrivalDay)}, as planned.`,
      `Order: ${number}\nTo: ${to}`,
      'We’re in touch with the carrier. Your order page shows where your bags are.',
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
        ...Object.entries(ofOrders).map(([name, of]) => ({
          name,
          words: (firstName: string) => of(facts, firstName),
        })),
      ];
