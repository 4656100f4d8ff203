import type { Generated } from 'kysely';
import type { RateSheet } from '../tariff/rate-sheet.ts';

export type PricingTables = {
  rate_sheets: { version: string; effective_from: string; sheet: RateSheet };
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
  coupons: {
    code: string;
    title: string;
    kind: 'percent' | 'fixed';
    amount: number;
    brand_slugs: string[];
    round_trip_only: boolean;
    valid_from: string;
    valid_until: string;
    usage_limit: number | null;
    used: Generated<number>;
    product_ids: Generated<string[]>;
    minimum_cents: Generated<number>;
    user_limit: number | null;
  };
  gift_cards: {
    code_hash: Buffer;
    code_end: string;
    initial_cents: number;
    balance_cents: number;
    expires_on: string;
  };
  rate_adjustments: {
    cart_id: string;
    amount_cents: number;
    reason: string;
    actor_id: string;
    created_at: string;
  };
  quotes: {
    id: string;
    cart_id: string;
    brand_slug: string;
    rate_sheet_version: string;
    inputs: unknown;
    lines: unknown;
    total_cents: number;
    cost_cents: number;
    coupon_code: string | null;
    created_at: string;
    expires_at: string;
    experiment_id: string | null;
    experiment_variation_id: string | null;
  };
};
