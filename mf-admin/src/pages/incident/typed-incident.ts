import type { IncidentArea, IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { missingEffect, missingField } from '../../copy/incidents.ts';

/** An incident as it is typed: text for its dates and numbers, and the fields of every kind of area. */
export interface TypedIncident
  extends Omit<IncidentFields, 'area' | 'first_day' | 'last_day' | 'starts_on' | 'ends_on'> {
  readonly area: TypedArea;
  readonly first_day: string;
  readonly last_day: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

export interface TypedArea {
  readonly is: IncidentArea['is'];
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly from: string;
  readonly until: string;
  readonly zip: string;
  readonly miles: string;
  readonly address: string;
  readonly address_2: string;
}

const noArea: TypedArea = {
  is: 'state',
  country: 'US',
  state: '',
  city: '',
  from: '',
  until: '',
  zip: '',
  miles: '25',
  address: '',
  address_2: '',
};

/** A new incident, in force from today. */
export const newIncident = (today: CalendarDate): TypedIncident => ({
  kind: 'strike',
  area: noArea,
  carriers: [],
  services: [],
  clubs: [],
  brands: [],
  first_day: today,
  last_day: '',
  sentence: '',
  stops_selling: true,
  shows_notice: false,
  starts_on: today,
  ends_on: '',
});

export const typedOf = ({ area, first_day, last_day, ...fields }: IncidentFields): TypedIncident => ({
  ...fields,
  first_day: first_day ?? '',
  last_day: last_day ?? '',
  area: { ...noArea, ...area, miles: area.is === 'radius' ? String(area.miles) : noArea.miles },
});

/**
 * Changes the kind, with a matching area: only a blocked address has an address as its area, and it affects
 * everything.
 */
export function withKind(typed: TypedIncident, kind: IncidentFields['kind']): TypedIncident {
  const isAddress = kind === 'blocked_address';
  if (isAddress === (typed.area.is === 'address')) return { ...typed, kind };
  const all = isAddress
    ? {
        carriers: [],
        services: [],
        clubs: [],
        first_day: '',
        last_day: '',
        stops_selling: true,
        shows_notice: false,
      }
    : {};
  return { ...typed, ...all, kind, area: { ...typed.area, is: isAddress ? 'address' : 'state' } };
}

/** The fields of each kind of area that must be filled in. */
const needed: Readonly<Record<IncidentArea['is'], readonly (keyof TypedArea)[]>> = {
  everywhere: [],
  state: ['country', 'state'],
  city: ['country', 'state', 'city'],
  zips: ['country', 'from', 'until'],
  radius: ['country', 'zip', 'miles'],
  address: ['country', 'city', 'zip', 'address'],
};

/** The missing fields, each with its message. */
export function missingIn(typed: TypedIncident): Record<string, string> {
  const area = needed[typed.area.is].filter((name) => typed.area[name].trim() === '');
  return {
    ...Object.fromEntries(area.map((name) => [`area.${name}`, missingField])),
    ...(typed.sentence.trim() === '' ? { sentence: missingField } : {}),
    ...(isCalendarDate(typed.starts_on) ? {} : { starts_on: missingField }),
    ...(isCalendarDate(typed.ends_on) ? {} : { ends_on: missingField }),
    ...(typed.stops_selling || typed.shows_notice ? {} : { stops_selling: missingEffect }),
  };
}

const dayOf = (text: string): CalendarDate | null => (isCalendarDate(text) ? text : null);

/** The typed incident as it is saved; null while a field is missing. */
export function readIncident(typed: TypedIncident): IncidentFields | null {
  const { starts_on, ends_on, first_day, last_day, area, sentence, ...rest } = typed;
  if (Object.keys(missingIn(typed)).length > 0 || !isCalendarDate(starts_on) || !isCalendarDate(ends_on))
    return null;
  return {
    ...rest,
    sentence: sentence.trim(),
    starts_on,
    ends_on,
    first_day: dayOf(first_day),
    last_day: dayOf(last_day),
    area: readArea(area),
  };
}

function readArea({ is, miles, ...typed }: TypedArea): IncidentArea {
  const { state, city, from, until, zip, address, address_2 } = typed;
  const country = typed.country.trim().toUpperCase();
  switch (is) {
    case 'everywhere':
      return { is };
    case 'state':
      return { is, country, state };
    case 'city':
      return { is, country, state, city };
    case 'zips':
      return { is, country, from, until };
    case 'radius':
      return { is, country, zip, miles: Number(miles) || 0 };
    case 'address':
      return { is, country, state, city, zip, address, address_2 };
    default:
      return is satisfies never;
  }
}
