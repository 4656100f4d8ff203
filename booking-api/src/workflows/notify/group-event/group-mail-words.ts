import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { GroupMail } from '../../../modules/group-events/public/mails.ts';
import type { StatusEmailTexts } from '../status/status-email-facts.ts';

export const groupMailButton = 'Open your booking';

type Facts = Pick<
  GroupMail,
  'name' | 'event' | 'direction' | 'firstDay' | 'lastDay' | 'answerBy' | 'paidBy'
> & {
  club: string;
  item: string;
  /** Whether it follows an earlier email. */
  reminds: boolean;
};

const daysOf = ({ firstDay, lastDay }: Facts): string =>
  firstDay === lastDay ? paperDate(firstDay) : `${paperDate(firstDay)} to ${paperDate(lastDay)}`;

/** What the family of a person reads. */
export function groupMailTexts(facts: Facts): StatusEmailTexts {
  const { name, event, direction, answerBy, paidBy, club, item, reminds } = facts;
  return {
    title: `${reminds ? 'Reminder: book' : 'Book'} shipping for ${name}`,
    lead: `${club} prepared your booking for ${event}. ${
      paidBy === 'club' ? `Add your address and order. ${club} pays.` : 'Add your address and pay.'
    }`,
    lines: [
      `Item: ${item}.`,
      direction === 'from_club'
        ? `Pickup at ${club}: ${daysOf(facts)}.`
        : `Arrival at ${club}: ${daysOf(facts)}.`,
      `Book by ${paperDate(answerBy)}.`,
      'Keep this link to yourself: anyone who has it can open your booking.',
    ],
  };
}
