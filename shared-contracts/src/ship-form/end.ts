import { readClosedDays, writeClosedDays } from '../clubs/rules.ts';
import { type ChosenClub, emptyShipPoint, type ShipPoint } from '../geo/slice.ts';
import type { endFieldNames, ShipmentForm } from './schema.ts';

export type EndPrefix = 'o' | 'd';
type EndField = (typeof endFieldNames)[number];
/** The fields of one end by their names without the prefix. */
export type EndForm = Partial<Record<EndField, string>>;

/** Writes one end; empty values are left out, so that a form contains only known values. */
export function writeEnd(point: ShipPoint): EndForm {
  const values: Record<EndField, string> = {
    club_id: point.club ? String(point.club.id) : '',
    country: point.country,
    zip: point.zip,
    'zip-first-part': point.zip.split('-')[0] ?? '',
    state: point.state,
    city: point.city,
    // The form of the specification calls line 1 `address` and line 2 `address_1`; accounts and clubs, `address_1` and
    // `address_2`.
    address: point.address1,
    address_1: point.address2,
    company_name: point.companyName,
    attention_name: point.contact,
    label_name: point.label ?? '',
    phone: point.phone,
    postcoder_id: point.postcoderId ?? '',
    club_close: point.club ? writeClosedDays(point.club.closedWeekdays) : '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

const restoredClub = (form: EndForm): ChosenClub | null =>
  form.club_id
    ? {
        id: Number(form.club_id),
        name: form.company_name ?? '',
        senderName: form.attention_name ?? '',
        closedWeekdays: readClosedDays(form.club_close ?? ''),
        closedDates: [],
        preferred: false,
        freeInsurance: false,
        hasPickupCarriers: false,
        pickupCarriers: [],
      }
    : null;

/**
 * Reads one end back. For a club only its id and the form's values are known; the rest is looked up again.
 */
export function readEnd(form: EndForm, kind: ShipPoint['kind']): ShipPoint {
  return {
    ...emptyShipPoint(form.country ?? '', kind),
    club: restoredClub(form),
    zip: form.zip ?? '',
    state: form.state ?? '',
    city: form.city ?? '',
    address1: form.address ?? '',
    address2: form.address_1 ?? '',
    companyName: form.company_name ?? '',
    contact: form.attention_name ?? '',
    ...(form.label_name ? { label: form.label_name } : {}),
    phone: form.phone ?? '',
    ...(form.postcoder_id ? { postcoderId: form.postcoder_id } : {}),
  };
}

export const prefixEnd = (prefix: EndPrefix, end: EndForm): Partial<ShipmentForm> =>
  Object.fromEntries(Object.entries(end).map(([name, value]) => [`${prefix}_${name}`, value]));

/** Every field of an end, as the type requires. */
const fields: Readonly<Record<EndField, true>> = {
  club_id: true,
  country: true,
  zip: true,
  'zip-first-part': true,
  state: true,
  city: true,
  address: true,
  address_1: true,
  company_name: true,
  attention_name: true,
  label_name: true,
  phone: true,
  club_close: true,
  postcoder_id: true,
};
const withPrefix = <P extends EndPrefix>(prefix: P) =>
  (Object.keys(fields) as EndField[]).map((field) => [field, `${prefix}_${field}`] as const);
const namesOf = { o: withPrefix('o'), d: withPrefix('d') };

/**
 * Read field by field instead of by iterating over names, because the server reads two ends for each price.
 */
export function pickEnd(prefix: EndPrefix, form: ShipmentForm): EndForm {
  const end: EndForm = {};
  for (const [field, name] of namesOf[prefix]) {
    const value = form[name];
    if (value !== undefined) end[field] = value;
  }
  return end;
}
