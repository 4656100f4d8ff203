import type { Generated } from 'kysely';
import type { RateSheet } from './public/rate-sheet.ts';

export type TariffTables = {
  rate_sheets: {
    version: string;
    effective_from: string;
    sheet: RateSheet;
    tariff: Generated<string>;
    /** The days on which it applies, as a range; null when another one of the same day replaced it. */
    valid: Generated<string | null>;
    published_by: Generated<string | null>;
    published_at: Generated<string | null>;
    reason: Generated<string>;
  };
  service_levels: {
    id: number;
    carrier: string;
    carrier_label: string;
    system_name: string;
    name: string;
    position: number;
    product_code: string | null;
    hybrid: boolean;
    ground_days_from: number | null;
    ground_days_to: number | null;
    special_zones: boolean | null;
  };
  contract_prices: {
    id: string;
    club_id: number;
    brand: string | null;
    line: string | null;
    carrier: string | null;
    tenths: number;
    first_day: string;
    last_day: string | null;
    valid: Generated<string>;
    reason: string;
    made_by: string;
    made_at: string;
    ended_by: string | null;
    ended_at: string | null;
    end_reason: Generated<string>;
  };
  carrier_products: { code: string; carrier: string; name: string };
  pickup_fees: {
    id: number;
    title: string;
    sku: string;
    price_cents: number;
    place: 'any' | 'club' | 'other';
    carrier: string;
    ready_hour: number;
    close_hour: number;
    hourly: boolean;
    sameday: boolean;
    daily_facility: boolean;
    waived: boolean;
    is_default: boolean;
    position: number;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends TariffTables {}
}
