import type { GroupEventView, GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { hello } from '../catalog/public/copy/mail.ts';
import { findBrandById, readBrand } from '../catalog/public/store.ts';
import type { FacilityRow } from '../clubs/public/store.ts';
import { type BookedNumbers, numbersOfOrders } from '../orders/public/numbers-of-orders.ts';
import { canceledBookingsOf } from './canceled-bookings.ts';
import { estimateFor } from './estimate.ts';
import type { GroupEvent } from './event-store.ts';
import { itemsOf } from './group-items.ts';
import { viewOfPayer } from './paid-by-club.ts';
import { type GroupPersonRow, peopleOf } from './people-store.ts';
import { groupMailTexts } from './public/copy/group-mail.ts';
import { failedMailsOf, latestMailsOf } from './public/mails.ts';
import { dayAt } from './require-event.ts';

/** CO-53: an event with its board. */
export async function viewGroupEvent(
  { db, clock }: { db: Queries; clock: Clock },
  { event, club }: { event: GroupEvent; club: FacilityRow },
): Promise<GroupEventView> {
  const slug = (await findBrandById(db, event.brand_id))?.slug ?? '';
  const brand = await readBrand(db, slug);
  const names = new Map(brand ? itemsOf(brand, club).map(({ size, name }) => [size, name]) : []);
  const today = dayAt(clock, club);
  const people = await peopleOf(db, event.id);
  const mails = await latestMailsOf(db, event.id);
  const failed = await failedMailsOf(db, event.id);
  const orders = await numbersOfOrders(
    db,
    people.flatMap(({ order_id }) => order_id ?? []),
  );
  const canceled = await canceledBookingsOf(db, people, club.time_zone);
  const payerView = async () => {
    const sums = await viewOfPayer({ db, clock }, club.id, people);
    const isFirst = people.length > 0 && people.every(({ order_id }) => order_id === null);
    const about = brand &&
      isFirst && { event, club, brand: slug, today, items: itemsOf(brand, club), size: event.size };
    const estimate = about && (await estimateFor({ db, clock }, people, about));
    return estimate ? { ...sums, estimate_cents: estimate } : sums;
  };
  const sample = people.find(({ order_id, email }) => order_id === null && email !== '');
  return {
    id: event.id,
    name: event.name,
    club: { id: club.id, name: club.name },
    brand_name: brand?.name ?? slug,
    direction: event.direction,
    first_day: event.first_day,
    last_day: event.last_day,
    item: names.get(event.size) ?? event.size,
    answer_by: event.answer_by,
    state: event.closed_at === null ? 'open' : 'closed',
    today,
    erased: event.erased_at !== null,
    ...(event.paid_by === 'club' ? { club_pays: await payerView() } : {}),
    ...(sample && brand && event.closed_at === null
      ? {
          email_sample: sampleOf(event, {
            name: sample.name,
            greeted: brand.traveler_word === 'camper' ? '' : sample.name,
            item: names.get(sample.size ?? event.size) ?? '',
            club: club.name,
            brand: brand.name,
          }),
        }
      : {}),
    people: people.map((person) =>
      presentPerson(person, {
        item: names.get(person.size ?? event.size) ?? '',
        emailedOn: mails.get(person.id) ?? null,
        emailFailed: failed.has(person.id),
        canceled: canceled.get(person.id),
        order: person.order_id === null ? undefined : orders.get(person.order_id),
      }),
    ),
  };
}

/** CO-83: subjects and text of the email to a person, without the link, which nobody else may have. */
function sampleOf(
  event: GroupEvent,
  {
    name,
    greeted,
    item,
    club,
    brand,
  }: { name: string; greeted: string; item: string; club: string; brand: string },
): NonNullable<GroupEventView['email_sample']> {
  const facts = {
    event: event.name,
    direction: event.direction,
    firstDay: event.first_day,
    lastDay: event.last_day,
    answerBy: event.answer_by,
    paidBy: event.paid_by,
    children: [{ name, item }],
    club,
  };
  const invitation = groupMailTexts({ ...facts, reminds: false });
  return {
    to: name,
    invitation: `${brand}: ${invitation.title}`,
    reminder: `${brand}: ${groupMailTexts({ ...facts, reminds: true }).title}`,
    text: [`${hello(greeted)} ${invitation.lead}`, ...invitation.lines].join('\n'),
  };
}

function presentPerson(
  person: GroupPersonRow,
  {
    item,
    emailedOn,
    emailFailed,
    canceled,
    order,
  }: {
    item: string;
    emailedOn: CalendarDate | null;
    emailFailed: boolean;
    canceled: GroupPerson['canceled'];
    order: BookedNumbers | undefined;
  },
): GroupPerson {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    item,
    ...(person.size === null ? {} : { size: person.size }),
    ...(emailFailed ? { email_failed: true } : {}),
    ...(canceled ? { canceled } : {}),
    bunk: person.bunk,
    session: person.session,
    state: order ? 'booked' : emailedOn === null ? 'new' : 'emailed',
    emailed_on: emailedOn,
    order_id: person.order_id,
    display_id: order?.displayId ?? null,
    tracking_numbers: order?.trackingNumbers ?? [],
    handed_over_at: person.handed_over_at && new Date(person.handed_over_at).toISOString(),
  };
}
