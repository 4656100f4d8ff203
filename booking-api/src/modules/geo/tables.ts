import type { Generated } from 'kysely';

export type GeoTables = {
  regions: { country: string; code: string; name: string };
  zip_codes: {
    country: string;
    code: string;
    city: string;
    state: string;
    latitude: number | null;
    longitude: number | null;
    time_zone: string | null;
    population: Generated<number>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends GeoTables {}
}
