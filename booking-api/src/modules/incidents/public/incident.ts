import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Selectable } from 'kysely';
import type { IncidentTables } from '../tables.ts';
import { isInArea, type Whereabouts } from './incident-area.ts';

/** An incident as it is stored. */
export type Incident = Selectable<IncidentTables['incidents']>;

/** An end of a leg: a place, and its club, if any. */
export type IncidentEnd = { place: Whereabouts; clubId: number | null };

/** A pickup or an arrival, with a carrier and its service. */
export type IncidentStop = { date: CalendarDate; carrier: string; service: string };

const allows = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value);

/** Whether an incident is in force on a business day. */
export const isInForce = (
  { starts_on, ends_on, ended_at }: Pick<Incident, 'starts_on' | 'ends_on' | 'ended_at'>,
  day: CalendarDate,
): boolean => ended_at === null && starts_on <= day && day <= ends_on;

/** Whether an incident can affect a brand's shipments to or from an end, by some carrier on some day. */
export const concernsEnd = (
  incident: Pick<Incident, 'area' | 'latitude' | 'longitude' | 'club_ids' | 'brands'>,
  brand: string,
  { place, clubId }: IncidentEnd,
): boolean =>
  allows(incident.brands, brand) &&
  (incident.club_ids.length === 0 || (clubId !== null && incident.club_ids.includes(clubId))) &&
  isInArea(incident, place);

/** Whether an incident that affects an end affects a pickup or an arrival there. */
export const concernsStop = (
  {
    carriers,
    services,
    first_day,
    last_day,
  }: Pick<Incident, 'carriers' | 'services' | 'first_day' | 'last_day'>,
  { date, carrier, service }: IncidentStop,
): boolean =>
  allows(carriers, carrier) &&
  allows(services, service) &&
  (first_day === null || first_day <= date) &&
  (last_day === null || date <= last_day);
