import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { rememberedFacility } from '../../clubs/public/store.ts';
import { concernsEnd, type Incident } from '../../incidents/public/incident.ts';
import { incidentsInForce } from '../../incidents/public/store.ts';
import { placeKey } from '../public/place-key.ts';
import { findPlace } from '../public/store.ts';
import type { NoticeQuery } from './disasters.ts';

/** AD-22: the sentences of the incidents with a notice at either end of a shipment. */
export async function incidentNotices(
  db: Queries,
  reference: Reference,
  today: CalendarDate,
  { brand, ...query }: Pick<NoticeQuery, 'zip' | 'city' | 'state' | 'country'> & { brand: string },
): Promise<{ message: string }[]> {
  const incidents = (await incidentsInForce(db, reference, today)).filter(({ shows_notice }) => shows_notice);
  if (incidents.length === 0) return [];
  const place = await findPlace(db, query.country, query.zip);
  const whereabouts = {
    country: place?.country ?? query.country,
    zip: place?.code ?? query.zip,
    state: place?.state ?? query.state ?? '',
    cities: [query.city ?? '', place?.city ?? ''],
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
  const found = await Promise.all(
    incidents.map(async (incident) => {
      const clubId = await clubOf(db, reference, incident, query);
      return concernsEnd(incident, brand, { place: whereabouts, clubId }) ? incident.sentence : undefined;
    }),
  );
  return [...new Set(found)].flatMap((message) => (message === undefined ? [] : [{ message }]));
}

/** Notices are requested by zip: one matches the incident's club with that zip. */
async function clubOf(
  db: Queries,
  reference: Reference,
  { club_ids }: Pick<Incident, 'club_ids'>,
  { country, zip }: Pick<NoticeQuery, 'country' | 'zip'>,
): Promise<number | null> {
  const clubs = await Promise.all(club_ids.map((id) => rememberedFacility(db, reference, id)));
  const code = placeKey(country, zip).code;
  const club = clubs.find((each) => each && placeKey(each.country, each.zip).code === code);
  return club?.id ?? null;
}
