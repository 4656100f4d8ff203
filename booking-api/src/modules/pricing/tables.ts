import type { CouponKind } from '@sendahead/shared-contracts/pricing/coupon-kind';
import type { Generated } from 'kysely';

export type PricingTables = {
  coupons: {
    code: string;
    title: string;
    kind: CouponKind;
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
  rate_adjustments: {
    cart_id: string;
    amount_cents: number;
    reason: string;
    actor_id: string;
    created_at: string;
    /** CO-44: its maximum share of the price; null: no limit. */
    most_percent: Generated<number | null>;
  };
  quotes: {
    id: string;
    cart_id: string;
    brand_slug: string;
    rate_sheet_version: string;
    tariff: string;
    /** The day of the price, as a range, so that its rate sheet applies permanently. */
    priced_on: string;
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

declare module '../../platform/database/tables.ts' {
  interface Tables extends PricingTables {}
}
