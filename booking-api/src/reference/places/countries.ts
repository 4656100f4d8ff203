import { allCountries } from 'country-region-data';
import type pg from 'pg';
import { countryHolidays } from '../calendars/country-holidays.ts';
import { fillEmpty, upsert } from '../write-rows.ts';
import { carrierNames, countryRules } from './country-rules.ts';
import { postalForm } from './postal-forms.ts';

const orders = {
  west: ['address_1', 'address_2', 'city', 'state', 'zip'],
  europe: ['address_1', 'address_2', 'zip', 'city', 'state'],
  east: ['zip', 'state', 'city', 'address_1', 'address_2'],
} as const;

/** AD-05: choosing one of these US states means the territory. */
const territoriesOf: Readonly<Record<string, Record<string, string>>> = {
  US: { AS: 'AS', GU: 'GU', PR: 'PR', VI: 'VI' },
};
const usTerritories = new Set(['AS', 'GU', 'PR', 'VI', 'MP']);

/** OPEN-25: every country with our rules, or with those of its postal form. */
export function describeCountries() {
  const replaced = new Set(Object.values(carrierNames).map(({ replaces }) => replaces));
  const listed = allCountries
    .filter(([, code]) => !replaced.has(code))
    .map(([name, code, regions]) => ({ code, name, regions: regions.length }));
  const carriers = Object.entries(carrierNames).map(([code, { name }]) => ({ code, name, regions: 0 }));
  return [...listed, ...carriers].map(({ code, name, regions }) => describe(code, name, regions));
}

function describe(code: string, name: string, regions: number) {
  const listedRules = countryRules[code];
  const form = postalForm(carrierNames[code]?.replaces ?? code);
  const rule = listedRules ?? form.rule;
  const hasStates = regions > 1 && !usTerritories.has(code) && (listedRules !== undefined || form.hasState);
  const noZip = listedRules ? listedRules.zipExample === undefined : !form.hasZip;
  return {
    code,
    name,
    optional_fields: ['address_2', 'company_name', ...(rule.stateOptional && hasStates ? ['state'] : [])],
    disabled_fields: [...(noZip ? ['zip'] : []), ...(hasStates ? [] : ['state'])],
    field_alias: { zip: rule.zip ?? 'Postal code', state: rule.state ?? 'State / Province' },
    field_order: orders[rule.order],
    zip_example: noZip ? null : (rule.zipExample ?? null),
    has_states: hasStates,
    territories: territoriesOf[code] ?? {},
    note: rule.note ?? null,
    time_zone: rule.zone ?? zoneOf(code),
  };
}

/** Not yet in the language's own types. */
const hasZones = (locale: object): locale is { getTimeZones(): string[] | undefined } =>
  'getTimeZones' in locale;

/** The time zone of a country with a single one; otherwise the first, unless a rule overrides it. */
function zoneOf(code: string): string {
  const locale = new Intl.Locale(`und-${code}`);
  return (hasZones(locale) ? locale.getTimeZones()?.[0] : undefined) ?? 'UTC';
}

export async function seedCountries(client: pg.Client): Promise<void> {
  await upsert(client, 'countries', ['code'], describeCountries());
  const holidays = countryHolidays(new Date().getFullYear());
  await fillEmpty(client, 'country_holidays', ['country', 'date'], 'name', holidays);
}
