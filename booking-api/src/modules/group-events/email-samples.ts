import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { hello } from '../catalog/public/copy/mail.ts';
import type { FacilityRow } from '../clubs/public/store.ts';
import type { GroupEvent } from './event-store.ts';
import type { GroupPersonRow } from './people-store.ts';
import { aboutPriceOf } from './public/about-price.ts';
import { countedItem, groupMailButton, groupMailTexts, namesOf } from './public/copy/group-mail.ts';

interface Subject {
  readonly event: GroupEvent;
  readonly club: FacilityRow;
  readonly brand: Brand;
  readonly names: ReadonlyMap<string, string>;
  readonly people: readonly GroupPersonRow[];
  /** The day of each person's latest email, for emailed people. */
  readonly mails: ReadonlyMap<string, CalendarDate>;
  readonly today: CalendarDate;
}

type Samples = Pick<GroupEventView, 'email_sample' | 'reminder_sample'>;

/**
 * CO-83: the next emails as one family reads each, with all its children; without the links, which no one
 * else may have.
 */
export async function emailSamples(
  context: { db: Queries; clock: Clock },
  subject: Subject,
): Promise<Samples> {
  const { event, brand, people, mails, today } = subject;
  if (event.closed_at !== null) return {};
  const left = people.filter(({ order_id, email }) => order_id === null && email !== '');
  const uninvited = left.filter(({ id }) => !mails.has(id));
  const fresh = familyOfFirst(uninvited.length > 0 ? uninvited : left);
  const due = familyOfFirst(left.filter(({ id }) => (mails.get(id) ?? today) < today));
  const [invitation, reminder] = await Promise.all([
    sampleOf(context, subject, fresh, false),
    sampleOf(context, subject, due, true),
  ]);
  return {
    ...(invitation
      ? {
          email_sample: {
            to: invitation.to,
            invitation: invitation.subject,
            reminder: `${brand.name}: ${invitation.reminder}`,
            text: invitation.text,
            links: invitation.links,
          },
        }
      : {}),
    ...(reminder
      ? {
          reminder_sample: {
            to: reminder.to,
            subject: reminder.subject,
            text: reminder.text,
            links: reminder.links,
          },
        }
      : {}),
  };
}

/** Groups people under the first one who shares their email. */
function familyOfFirst(people: readonly GroupPersonRow[]): GroupPersonRow[] {
  const email = people[0]?.email.toLowerCase();
  return people
    .filter((person) => person.email.toLowerCase() === email)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

async function sampleOf(
  context: { db: Queries; clock: Clock },
  { event, club, brand, names }: Subject,
  family: readonly GroupPersonRow[],
  reminds: boolean,
) {
  if (family.length === 0) return undefined;
  const children = family.map(({ name, size, bags }) => ({
    name,
    bags,
    size: size ?? event.size,
    item: countedItem(bags, names.get(size ?? event.size) ?? ''),
  }));
  const mail = {
    event: event.name,
    direction: event.direction,
    firstDay: event.first_day,
    lastDay: event.last_day,
    answerBy: event.answer_by,
    paidBy: event.paid_by,
    brandId: event.brand_id,
    contents: event.contents,
    children,
  };
  const aboutCents = await aboutPriceOf(context, mail, club);
  const facts = { ...mail, club: club.name, aboutCents };
  const { title, lead, lines } = groupMailTexts({ ...facts, reminds });
  // A camper's email belongs to a parent.
  const greeted = brand.traveler_word === 'camper' ? '' : namesOf(children);
  return {
    to: namesOf(children),
    subject: `${brand.name}: ${title}`,
    reminder: groupMailTexts({ ...facts, reminds: true }).title,
    text: [`${hello(greeted)} ${lead}`, ...lines].join('\n'),
    links: children.map(({ name }) => groupMailButton(name, children.length === 1)),
  };
}
