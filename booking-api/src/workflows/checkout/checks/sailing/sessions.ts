import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { CampSession } from '@sendahead/shared-contracts/orders/schema';
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import {
  comingSessions,
  dueForSession,
  type ListedSession,
  sessionDaysAhead,
} from '@sendahead/shared-contracts/services/camp-session';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import { presentSessions, rememberedFacility } from '../../../../modules/clubs/public/store.ts';
import type { Price } from '../../../../modules/pricing/public/price-cart.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import type { Reference } from '../../../../platform/database/reference.ts';

/** What the sessions of a camp are read from: its form, and the business day. */
export type SessionData = { db: Queries; reference: Reference; form: ShipmentForm; today: CalendarDate };

type Club = { readonly id: number } | null;

async function sessionsAt({ db, reference }: SessionData, club: Club): Promise<ListedSession[]> {
  const facility = club && (await rememberedFacility(db, reference, club.id));
  return facility ? presentSessions(facility) : [];
}

/** SV-15: the session that was chosen for the bags at a camp; undefined once the camp does not list it. */
function chosenSession({ form }: SessionData, club: Club, sessions: readonly ListedSession[]) {
  const { session } = readTripPlan(form);
  return session && session.placeId === club?.id ? sessions.find(({ id }) => id === session.id) : undefined;
}

/** SV-15: the session that bags at a camp are surely for: the chosen one, or the only one that is not over. */
function sureSession(data: SessionData, club: Club, sessions: readonly ListedSession[]) {
  const coming = comingSessions(sessions, data.today);
  return chosenSession(data, club, sessions) ?? (coming.length === 1 ? coming[0] : undefined);
}

const arrivalFields = { outbound: 'arrival_date', return: 'return_arrival_date' } as const;

/**
 * SV-15: refuses a bag that reaches a camp after its session has begun, or its last session has ended, and a
 * return that leaves the camp before the session ends.
 */
export async function sessionErrors(
  data: SessionData,
  { shipment, legs }: Pick<Price, 'shipment' | 'legs'>,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const { name, arrivalDate, pickupDate } of legs) {
    const [from, to] =
      name === 'outbound'
        ? [shipment.origin.club, shipment.destination.club]
        : [shipment.destination.club, shipment.origin.club];
    const code = await lateForCamp(data, name === 'outbound', { club: to, arrivalDate });
    if (code !== null) errors.push({ path: arrivalFields[name], code });
    if (name === 'return') errors.push(...(await sessionEndErrors(data, { club: from, pickupDate })));
  }
  return errors;
}

async function lateForCamp(
  data: SessionData,
  hasSession: boolean,
  { club, arrivalDate }: { club: Club; arrivalDate: CalendarDate },
): Promise<'after_session' | 'after_session_begins' | null> {
  const sessions = await sessionsAt(data, club);
  const until = sessions
    .map(({ ends_on }) => ends_on)
    .toSorted()
    .at(-1);
  if (until !== undefined && arrivalDate > until) return 'after_session';
  const session = hasSession ? sureSession(data, club, sessions) : undefined;
  if (!session) return null;
  const due = dueForSession(session, data.today);
  if (arrivalDate <= due) return null;
  return due === session.ends_on ? 'after_session' : 'after_session_begins';
}

/** SV-15: refuses a return that leaves a camp before the session of its bags ends. */
export async function sessionEndErrors(
  data: SessionData,
  { club, pickupDate }: { club: Club; pickupDate: CalendarDate },
): Promise<FieldError[]> {
  const session = sureSession(data, club, await sessionsAt(data, club));
  return session && pickupDate < session.ends_on
    ? [{ path: 'return_pickup_date', code: 'before_session_ends' }]
    : [];
}

/**
 * PA-16: the session that bags are for at a camp: the chosen one; or the one that runs on the day of arrival,
 * or else the next to begin within three weeks. Undefined at any other place, and when two sessions begin on
 * that day, because either could be meant.
 */
export async function sessionOf(
  data: SessionData,
  { shipment, legs }: Pick<Price, 'shipment' | 'legs'>,
): Promise<CampSession | undefined> {
  const arrival = legs.find(({ name }) => name === 'outbound')?.arrivalDate;
  const { club } = shipment.destination;
  if (arrival === undefined) return undefined;
  const sessions = await sessionsAt(data, club);
  const session = chosenSession(data, club, sessions) ?? guessedSession(sessions, arrival);
  if (!session) return undefined;
  const { name, starts_on, ends_on } = session;
  return { name, starts_on: calendarDate(starts_on), ends_on: calendarDate(ends_on) };
}

function guessedSession(sessions: readonly ListedSession[], arrival: CalendarDate) {
  const [session, next] = comingSessions(sessions, arrival).filter(
    ({ starts_on }) => starts_on <= addDays(arrival, sessionDaysAhead),
  );
  return next && next.starts_on === session?.starts_on ? undefined : session;
}
