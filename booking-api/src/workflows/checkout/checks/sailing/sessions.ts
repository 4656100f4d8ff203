import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { CampSession } from '@sendahead/shared-contracts/orders/schema';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { rememberedFacility } from '../../../../modules/clubs/public/store.ts';
import type { Price } from '../../../../modules/pricing/public/price-cart.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import type { Reference } from '../../../../platform/database/reference.ts';

/** Refuses a bag that reaches a camp after its last session has ended. */
export async function sessionErrors(
  db: Queries,
  reference: Reference,
  { shipment, legs }: Pick<Price, 'shipment' | 'legs'>,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const { name, arrivalDate } of legs) {
    const { club } = name === 'outbound' ? shipment.destination : shipment.origin;
    const facility = club && (await rememberedFacility(db, reference, club.id));
    const until = (facility?.club_sessions ?? [])
      .map(({ ends_on }) => ends_on)
      .toSorted()
      .at(-1);
    if (until !== undefined && arrivalDate > until)
      errors.push({
        path: name === 'outbound' ? 'arrival_date' : 'return_arrival_date',
        code: 'after_session',
      });
  }
  return errors;
}

/** Bags that arrive longer before a session may not be for it. */
const daysAhead = 21;

/**
 * The session that bags are for at a camp: the one that runs on the day of arrival, or else the next to begin
 * within three weeks. Undefined at any other place, and when two sessions begin on that day, because either
 * could be meant.
 */
export async function sessionOf(
  db: Queries,
  reference: Reference,
  { shipment, legs }: Pick<Price, 'shipment' | 'legs'>,
): Promise<CampSession | undefined> {
  const arrival = legs.find(({ name }) => name === 'outbound')?.arrivalDate;
  const { club } = shipment.destination;
  const facility = club && (await rememberedFacility(db, reference, club.id));
  if (!facility || arrival === undefined) return undefined;
  const ahead = facility.club_sessions
    .filter(
      ({ starts_on, ends_on }) =>
        ends_on >= arrival && calendarDate(starts_on) <= addDays(arrival, daysAhead),
    )
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on));
  const [session, next] = ahead;
  if (!session || next?.starts_on === session.starts_on) return undefined;
  const { name, starts_on, ends_on } = session;
  return { name, starts_on: calendarDate(starts_on), ends_on: calendarDate(ends_on) };
}
