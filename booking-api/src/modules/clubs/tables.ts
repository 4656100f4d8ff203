import type { Generated } from 'kysely';

export type ClubTables = {
  facilities: {
    id: number;
    kind: string;
    brand_slugs: string[];
    name: string;
    phone: string;
    sender_name: string;
    icon: string;
    preferred: boolean;
    free_insurance: boolean;
    address_1: string;
    city: string;
    state: string;
    zip: string;
    country: string;
    latitude: number | null;
    longitude: number | null;
    time_zone: string;
    opening_hours: string;
    closed_weekdays: number[];
    closed_dates: string[];
    pickup_carriers: string[];
    carrier_preferences: string[];
    has_fedex_ground_pickup: boolean;
    club_sessions: { id: number; name: string; starts_on: string; ends_on: string }[];
    club_note: string;
    consumer_note: string;
    product_ids: Generated<string[]>;
    pro_product_ids: Generated<string[]>;
    /** Name, town and state as a slug; the database generates it. */
    slug: Generated<string>;
    /** CO-137: an archived club has no brands; `archived_brands` are its former ones. */
    archived_at: Generated<string | null>;
    archived_brands: Generated<string[]>;
    /** CO-138: the club that took everything over. */
    merged_into: Generated<number | null>;
  };
  logistics_providers: { id: number; name: string; pickup: boolean; delivery: boolean; carriers: string[] };
  facility_logistics: { facility_id: number; provider_id: number; position: number };
  cruise_ships: { id: number; line: string; ship: string; port_id: number; weekday: number; nights: number };
  facility_fees: {
    facility_id: number;
    fee_id: number;
    price_cents: number;
    set_by: string | null;
    set_at: Generated<string>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ClubTables {}
}
