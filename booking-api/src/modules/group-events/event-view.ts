import type { GroupEventView, GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findBrandById, readBrand } from '../catalog/public/store.ts';
import type { FacilityRow } from '../clubs/public/store.ts';
import { type BookedNumbers, numbersOfOrders } from '../orders/public/numbers-of-orders.ts';
import { canceledBookingsOf } from './canceled-bookings.ts';
import { emailSamples } from './email-samples.ts';
import type { GroupEvent } from './event-store.ts';
import { itemsOf } from './group-items.ts';
import { viewOfPayer } from './paid-by-club.ts';
import { type GroupPersonRow, peopleOf } from './people-store.ts';
import { estimateFor } from './public/estimate.ts';
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
  const about = async (): Promise<number | undefined> => {
    const isFirst = people.length > 0 && people.every(({ order_id }) => order_id === null);
    if (!brand || !isFirst) return undefined;
    const estimateRequest = {
      event,
      club,
      brand: slug,
      today,
      items: itemsOf(brand, club),
      size: event.size,
    };
    return estimateFor({ db, clock }, people, estimateRequest);
  };
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
    ...(await payerView({ db, clock }, { event, club, people, about })),
    ...(brand ? await emailSamples({ db, clock }, { event, club, brand, names, people, mails, today }) : {}),
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

/** CO-70, CO-94, CO-103: what the club pays, or the approximate price per family. */
async function payerView(
  context: { db: Queries; clock: Clock },
  {
    event,
    club,
    people,
    about,
  }: {
    event: GroupEvent;
    club: FacilityRow;
    people: readonly GroupPersonRow[];
    about: () => Promise<number | undefined>;
  },
): Promise<Pick<GroupEventView, 'club_pays' | 'families_pay'>> {
  const estimate = event.closed_at === null ? await about() : undefined;
  if (event.paid_by === 'family')
    return {
      families_pay: estimate === undefined ? {} : { each_cents: Math.round(estimate / people.length) },
    };
  const sums = await viewOfPayer(context, club.id, people);
  return { club_pays: estimate === undefined ? sums : { ...sums, estimate_cents: estimate } };
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
    ...(person.bags === 1 ? {} : { bags: person.bags }),
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
