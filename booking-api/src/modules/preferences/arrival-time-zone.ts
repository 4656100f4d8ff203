import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Queries } from '../../platform/database/database.ts';
import { findFacility } from '../clubs/public/store.ts';
import { originZone } from '../geo/public/origin-zone.ts';

/** The time zone of a traveler's destination, which decides when a day is over; ours while it is unknown. */
export async function arrivalTimeZone(db: Queries, trip: ShipmentForm | null): Promise<string> {
  if (!trip?.d_country) return homeTimeZone;
  const club =
    trip.destination === 'club' && /^\d{1,9}$/.test(trip.d_club_id ?? '') ? Number(trip.d_club_id) : null;
  const facility = club === null ? undefined : await findFacility(db, club);
  if (facility) return facility.time_zone;
  return originZone(db, { country: trip.d_country, zip: trip.d_zip ?? '', state: trip.d_state });
}
