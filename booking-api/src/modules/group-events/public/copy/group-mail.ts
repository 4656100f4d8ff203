import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { GroupMail } from '../mails.ts';

/** A child's button; with siblings it names the child. */
export const groupMailButton = (name: string, isAlone: boolean): string =>
  isAlone ? 'Open your booking' : `Open the booking of ${name}`;

type Facts = Pick<GroupMail, 'event' | 'direction' | 'firstDay' | 'lastDay' | 'answerBy' | 'paidBy'> & {
  children: readonly { name: string; item: string }[];
  club: string;
  /** CO-103: the approximate total that a family pays; undefined when the club pays, or it is unknown. */
  aboutCents?: number | undefined;
  /** Whether it follows an earlier email. */
  reminds: boolean;
};

const aboutPrice = (amount: number): string =>
  `Price: about ${formatCents(cents(amount))} in all at today’s rates, one way, before any pickup fee.`;
const exactPrice = 'You see the exact price before you pay.';

/** CO-102: an item with its quantity. */
export const countedItem = (count: number, item: string): string =>
  count === 1 ? item : `${count} × ${item}`;

const daysOf = ({ firstDay, lastDay }: Facts): string =>
  firstDay === lastDay ? paperDate(firstDay) : `${paperDate(firstDay)} to ${paperDate(lastDay)}`;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
export const namesOf = (children: readonly { name: string }[]): string =>
  list.format(children.map(({ name }) => name));

/** The words for the family, about one child or several. */
export function groupMailTexts(facts: Facts): { title: string; lead: string; lines: string[] } {
  const { children, event, direction, answerBy, paidBy, club, aboutCents, reminds } = facts;
  const isAlone = children.length === 1;
  const next =
    paidBy === 'club' ? `Add your address and order. ${club} pays.` : 'Add your address and pay online.';
  return {
    title: `${reminds ? 'Reminder: book' : 'Book'} shipping for ${namesOf(children)}`,
    lead: `${club} prepared your ${isAlone ? 'booking' : 'bookings'} for ${event}. ${next}`,
    lines: [
      ...children.map(({ name, item }) => (isAlone ? `Item: ${item}.` : `${name}: ${item}.`)),
      direction === 'from_club'
        ? `Pickup at ${club}: ${daysOf(facts)}.`
        : `Arrival at ${club}: ${daysOf(facts)}.`,
      ...(aboutCents === undefined ? [] : [aboutPrice(aboutCents), exactPrice]),
      `Book by ${paperDate(answerBy)}.`,
      isAlone
        ? 'Keep this link to yourself: anyone who has it can open your booking.'
        : 'Each child has their own link. Keep them to yourself: anyone who has one can open that booking.',
    ],
  };
}
