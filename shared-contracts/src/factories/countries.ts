import type { Country, ResolvedAddress } from '../geo/lookup-calls.ts';

const country = (code: string, name: string, over: Partial<Country>): Country => ({
  code,
  name,
  optional_fields: [],
  disabled_fields: [],
  field_alias: {},
  holidays: [],
  field_order: [],
  zip_example: null,
  has_states: false,
  territories: {},
  note: null,
  ...over,
});

export const unitedStates = (over: Partial<Country> = {}): Country =>
  country('US', 'United States', {
    has_states: true,
    zip_example: '34102',
    territories: { AS: 'AS', GU: 'GU', PR: 'PR', VI: 'VI' },
    ...over,
  });

export const ireland = (over: Partial<Country> = {}): Country =>
  country('IE', 'Ireland', {
    field_alias: { zip: 'Eircode', state: 'County' },
    optional_fields: ['state'],
    zip_example: 'D02 AF30',
    ...over,
  });

export const hongKong = (over: Partial<Country> = {}): Country =>
  country('HK', 'Hong Kong', {
    disabled_fields: ['zip', 'state'],
    note: 'Customs asks for a list of contents.',
    ...over,
  });

export const resolvedAddress = (over: Partial<ResolvedAddress> = {}): ResolvedAddress => ({
  id: 'place-1',
  autofill_address: '500 Congress Ave',
  autofill_address_2: '',
  autofill_zip: '78701',
  autofill_city: 'Austin',
  autofill_state: 'TX',
  autofill_country: 'US',
  autofill_club_id: null,
  company_name: '',
  latitude: 30.27,
  longitude: -97.74,
  time_zone: 'America/Chicago',
  postcoder_id: null,
  ...over,
});
