import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { GroupMail } from '../mails.ts';

/** The button of a child; with brothers and sisters it says whose booking it is. */
export const groupMailButton = (name: string, isAlone: boolean): string =>
  isAlone ? 'Open your booking' : `Open the booking of ${name}`;

type Facts = Pick<GroupMail, 'event' | 'direction' | 'firstDay' | 'lastDay' | 'answerBy' | 'paidBy'> & {
  children: readonly { name: string; item: string }[];
  club: string;
  /** Whether it follows an earlier email. */
  reminds: boolean;
};

const daysOf = ({ firstDay, lastDay }: Facts): string =>
  firstDay === lastDay ? paperDate(firstDay) : `${paperDate(firstDay)} to ${paperDate(lastDay)}`;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
export const namesOf = (children: readonly { name: string }[]): string =>
  list.format(children.map(({ name }) => name));

/** What the family reads, of one child or of several. */
export function groupMailTexts(facts: Facts): { title: string; lead: string; lines: string[] } {
  const { children, event, direction, answerBy, paidBy, club, reminds } = facts;
  const isAlone = children.length === 1;
  const next = paidBy === 'club' ? `Add your address and order. ${club} pays.` : 'Add your address and pay.';
  return {
    title: `${reminds ? 'Reminder: book' : 'Book'} shipping for ${namesOf(children)}`,
    lead: `${club} prepared your ${isAlone ? 'booking' : 'bookings'} for ${event}. ${next}`,
    lines: [
      ...children.map(({ name, item }) => (isAlone ? `Item: ${item}.` : `${name}: ${item}.`)),
      direction === 'from_club'
        ? `Pickup at ${club}: ${daysOf(facts)}.`
        : `Arrival at ${club}: ${daysOf(facts)}.`,
      `Book by ${paperDate(answerBy)}.`,
      isAlone
        ? 'Keep this link to yourself: anyone who has it can open your booking.'
        : 'Each child has their own link. Keep them to yourself: anyone who has one can open that booking.',
    ],
  };
}
