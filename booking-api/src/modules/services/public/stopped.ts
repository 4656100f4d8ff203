import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { StoppedService } from '@sendahead/shared-contracts/services/schema';
import { displayServiceName } from '@sendahead/shared-contracts/services/service-levels';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { concernsEnd, concernsStop, type Incident } from '../../incidents/public/incident.ts';
import { incidentsInForce } from '../../incidents/public/store.ts';
import type { ServiceLevel } from '../../tariff/public/store.ts';
import type { ResolvedEnd } from '../end.ts';

/** Incidents that stop pickups at a leg's origin, and arrivals at its destination. */
export type LegStops = { pickup: readonly Incident[]; arrival: readonly Incident[] };

/** The incidents that stop sales for a brand at an end. */
export type StopsAt = (end: ResolvedEnd) => Incident[];

/** Reads the incidents in force on a business day. */
export async function readStops(
  db: Queries,
  reference: Reference,
  { brand, today }: { brand: string; today: CalendarDate },
): Promise<StopsAt> {
  const stopping = (await incidentsInForce(db, reference, today)).filter(
    (incident) => incident.stops_selling,
  );
  return (end) => stopping.filter((incident) => concernsEnd(incident, brand, asIncidentEnd(end)));
}

const asIncidentEnd = ({ country, zip, place, facility, town }: ResolvedEnd) => ({
  place: {
    country,
    zip: place?.code || zip,
    state: place?.state || town.state,
    cities: [town.city, ...(place ? [place.city] : [])],
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  },
  clubId: facility?.id ?? null,
});

/** The sentence of the incident that stops a service on its days; null without one. */
export function stopOf(
  { pickup, arrival }: LegStops,
  { carrier, system_name: service }: Pick<ServiceLevel, 'carrier' | 'system_name'>,
  days: { pickupDate: CalendarDate; arrivalDate: CalendarDate },
): string | null {
  const found =
    pickup.find((incident) => concernsStop(incident, { date: days.pickupDate, carrier, service })) ??
    arrival.find((incident) => concernsStop(incident, { date: days.arrivalDate, carrier, service }));
  return found?.sentence ?? null;
}

/** A stopped service as its customer sees it. */
export const asStopped = (
  { name, carrier_label }: Pick<ServiceLevel, 'name' | 'carrier_label'>,
  message: string,
): StoppedService => ({ carrier: carrier_label, service_name: displayServiceName(name), message });
