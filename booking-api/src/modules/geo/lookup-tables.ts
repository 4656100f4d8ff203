import type { Generated } from 'kysely';
import type { Verdict } from './check/verdict.ts';

export type LookupTables = {
  countries: {
    code: string;
    name: string;
    optional_fields: string[];
    disabled_fields: string[];
    field_alias: Record<string, string>;
    field_order: string[];
    zip_example: string | null;
    has_states: boolean;
    territories: Record<string, string>;
    note: string | null;
    time_zone: string;
  };
  postal_areas: {
    country: string;
    area: string;
    city: string;
    state: string;
    latitude: number | null;
    longitude: number | null;
    time_zone: string;
    population: Generated<number>;
  };
  disaster_notices: {
    id: number;
    message: string;
    country: string;
    states: string[];
    cities: string[];
    zip_prefixes: string[];
    address_types: string[];
    brand_ids: number[];
    starts_on: string;
    ends_on: string;
  };
  blocked_addresses: {
    id: Generated<number>;
    zip_key: string;
    town_key: string;
    unit: string;
    reason: string;
    /** The incident that blocks it; null for a permanent block. */
    incident_id: Generated<string | null>;
    created_at: Generated<string>;
  };
  address_checks: { content_hash: Buffer; verdict: Verdict; checked_at: string };
  address_book: {
    id: string;
    user_id: string;
    label: string;
    company_name: string;
    contact: string;
    phone: string;
    address_1: string;
    address_2: string;
    city: string;
    state: string;
    zip: string;
    country_code: string;
    club_id: number | null;
    default_origin: boolean;
    created_at: string;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends LookupTables {}
}
