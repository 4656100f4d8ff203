import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type {
  IncidentArea,
  IncidentFields,
  IncidentState,
} from '@sendahead/shared-contracts/console/incident-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findPlace, findStateCode, findTownNames, listRegions } from '../../geo/public/store.ts';
import { type Incident, isInForce } from '../../incidents/public/incident.ts';
import type { IncidentRow } from '../../incidents/public/store.ts';

export const fieldsOf = (row: IncidentRow): IncidentFields => ({
  kind: row.kind,
  area: row.area,
  carriers: row.carriers,
  services: row.services,
  clubs: row.club_ids,
  brands: row.brands,
  first_day: row.first_day,
  last_day: row.last_day,
  sentence: row.sentence,
  stops_selling: row.stops_selling,
  shows_notice: row.shows_notice,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
});

export function stateOf(
  row: Pick<Incident, 'starts_on' | 'ends_on' | 'ended_at'>,
  today: CalendarDate,
): IncidentState {
  if (isInForce(row, today)) return 'open';
  return row.ended_at === null && today < row.starts_on ? 'planned' : 'ended';
}

/**
 * The row of the entered fields. Throws Refusal `invalid` at the invalid ones: days, places, an empty effect.
 */
export async function rowOf(db: Queries, fields: IncidentFields): Promise<IncidentRow> {
  const { clubs, ...rest } = fields;
  const problems: FieldError[] = [
    ...(fields.ends_on < fields.starts_on ? [{ path: 'ends_on', code: 'before_its_start' }] : []),
    ...(fields.first_day !== null && fields.last_day !== null && fields.last_day < fields.first_day
      ? [{ path: 'last_day', code: 'before_its_start' }]
      : []),
    ...(fields.stops_selling || fields.shows_notice ? [] : [{ path: 'stops_selling', code: 'required' }]),
    // An address is blocked entirely: its list has no services or days.
    ...((fields.kind === 'blocked_address') === (fields.area.is === 'address')
      ? []
      : [{ path: 'area', code: 'not_of_this_kind' }]),
  ];
  const { area, problem, ...centre } = await readArea(db, fields.area);
  if (problem) problems.push(problem);
  if (problems.length > 0) throw refuse('invalid', problems);
  return { ...rest, ...centre, area, club_ids: clubs };
}

type ReadArea = {
  area: IncidentArea;
  latitude: number | null;
  longitude: number | null;
  problem?: FieldError;
};

/** An area as the gazetteer spells it, because places are compared letter by letter. */
async function readArea(db: Queries, given: IncidentArea): Promise<ReadArea> {
  const nowhere = { latitude: null, longitude: null };
  const unknown = (field: string): ReadArea => ({
    area: given,
    ...nowhere,
    problem: { path: `area.${field}`, code: 'unknown' },
  });
  if (given.is === 'everywhere') return { area: given, ...nowhere };
  if (given.is === 'zips') {
    const wrongWay = given.from.length === given.until.length && given.until < given.from;
    return wrongWay
      ? { ...unknown('until'), problem: { path: 'area.until', code: 'before_its_start' } }
      : { area: given, ...nowhere };
  }
  if (given.is === 'radius') {
    const place = await findPlace(db, given.country, given.zip);
    if (!place || place.latitude === null) return unknown('zip');
    return { area: given, latitude: place.latitude, longitude: place.longitude };
  }
  const state = (await findStateCode(db, given.country, given.state)).toUpperCase();
  const regions = await listRegions(db, given.country);
  if (regions.length > 0 && !regions.some(({ code }) => code === state)) return unknown('state');
  if (given.is !== 'city') return { area: { ...given, state }, ...nowhere };
  const [city] = await findTownNames(db, given.country, state, [given.city.trim().toLowerCase()]);
  // In other countries not every town is known.
  if (!city && given.country === 'US') return unknown('city');
  return { area: { ...given, state, city: city ?? given.city.trim() }, ...nowhere };
}
