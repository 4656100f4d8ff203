import type { BrandState } from '@sendahead/shared-contracts/console/brand-state-calls';
import type { Generated } from 'kysely';
import type { BrandWords } from './public/brand-words.ts';

export type CatalogTables = {
  brands: {
    id: number;
    slug: string;
    name: string;
    words: BrandWords;
    line_keys: string[];
    /** The carrier whose calendar applies. */
    carrier: Generated<string>;
    /** BR-09: cleaned html above the header; null without one. */
    announcement: Generated<string | null>;
    /** CO-135: whether the brand takes bookings. */
    state: Generated<BrandState>;
    /** What customers read while it takes none; '' for a default sentence. */
    closed_text: Generated<string>;
  };
  product_lines: {
    key: string;
    name: string;
    plural_display_name: string;
    counted_as: 'bags' | 'items';
    packagings: { id: string; label: string }[];
    domestic_enabled: Generated<boolean>;
    domestic_countries: string[];
    disabled_origin_countries: Generated<string[]>;
    disabled_destination_countries: Generated<string[]>;
    international_enabled: boolean;
    contents_required: boolean;
  };
  products: {
    id: string;
    line_key: string;
    position: number;
    name: string;
    sku_prefix: string;
    length: number;
    width: number;
    height: number;
    weight: number;
  };
  insurance_options: { cover_cents: number; price_cents: number; label: string };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends CatalogTables {}
}
