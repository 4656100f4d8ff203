import type { Facility } from '@sendahead/shared-contracts/clubs/schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ClosedDays } from '../../calendar/public/working-days.ts';
import { type FacilityFees, ownFees } from './facility-fees.ts';
import { carriersAt, type LogisticsProvider, ownProvider } from './logistics.ts';

export type FacilityRow = Selectable<Tables['facilities']> & {
  logistics_provider: LogisticsProvider | null;
  fees: FacilityFees;
};

/** A facility with its courier and its own prices, in one query. */
export async function findFacility(db: Queries, id: number): Promise<FacilityRow | undefined> {
  // A form's club id is text: a value that is not an id of ours is not a facility.
  if (!Number.isSafeInteger(id) || id < 0 || id > 999_999_999) return undefined;
  return db
    .selectFrom('facilities')
    .selectAll('facilities')
    .select([ownProvider.as('logistics_provider'), ownFees.as('fees')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A facility as it was at the request. */
export const rememberedFacility = (
  db: Queries,
  reference: Reference,
  id: number,
): Promise<FacilityRow | undefined> => reference.remember(['facility', id], () => findFacility(db, id));

/** Throws Refusal `club_not_found` (404). */
export async function requireFacility(db: Queries, id: number): Promise<FacilityRow> {
  const facility = await findFacility(db, id);
  if (!facility) throw new Refusal(404, 'club_not_found');
  return facility;
}

/**
 * A facility that a booking may choose; a merged one is the one that remains of it. Throws Refusal
 * `club_not_found` (404).
 */
export async function requireChoosable(db: Queries, id: number): Promise<FacilityRow> {
  const facility = await requireFacility(db, id);
  if (facility.archived_at === null) return facility;
  if (facility.merged_into === null) throw new Refusal(404, 'club_not_found');
  return requireChoosable(db, facility.merged_into);
}

/** A facility of a brand; another brand's is not found. Throws Refusal `club_not_found` (404). */
export async function requireFacilityOf(db: Queries, id: number, brandSlug: string): Promise<FacilityRow> {
  const facility = await requireFacility(db, id);
  if (!facility.brand_slugs.includes(brandSlug)) throw new Refusal(404, 'club_not_found');
  return facility;
}

export const closedDaysOf = (facility: FacilityRow): ClosedDays => ({
  weekdays: facility.closed_weekdays,
  dates: facility.closed_dates.map(calendarDate),
});

/** EN-03 as it leaves the server, without the fields that only some users may see. */
export function presentFacility(row: FacilityRow): Facility {
  const closedOn = (weekday: number) => row.closed_weekdays.includes(weekday);
  const provider = row.logistics_provider;
  return {
    id: row.id,
    club_id: row.id,
    name: row.name,
    phone: row.phone,
    sender_name: row.sender_name,
    icon: row.icon,
    preferred: row.preferred,
    geo_zip_enabled: true,
    has_fedex_ground_pickup: row.has_fedex_ground_pickup,
    has_pickup_carriers: carriersAt(row).length > 0,
    free_1000_insurance: row.free_insurance,
    ship_to_address: {
      country_code: row.country,
      state: row.state,
      city: row.city,
      zip: row.zip,
      address_1: row.address_1,
      address_2: '',
      latitude: row.latitude,
      longitude: row.longitude,
    },
    time_zone: row.time_zone,
    opening_hours: row.opening_hours,
    closed_monday: closedOn(1),
    closed_tuesday: closedOn(2),
    closed_wednesday: closedOn(3),
    closed_thursday: closedOn(4),
    closed_friday: closedOn(5),
    closed_dates: row.closed_dates.map(calendarDate),
    logistics_provider: provider && presentProvider(provider),
    custom_fees: Object.entries(row.fees).map(([id, price]) => ({
      pickup_fee_id: Number(id),
      price_cents: cents(price),
    })),
    club_products: row.product_ids,
    club_sessions: presentSessions(row),
  };
}

export const presentProvider = ({ id, name, pickup, delivery }: LogisticsProvider) => ({
  id,
  name,
  pickup,
  delivery,
});

/** The sessions of a place, the earliest first. */
export const presentSessions = (row: Pick<FacilityRow, 'club_sessions'>) =>
  row.club_sessions
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))
    .map((session) => ({
      ...session,
      starts_on: calendarDate(session.starts_on),
      ends_on: calendarDate(session.ends_on),
    }));
