import type { SandboxCarrierTables } from './integrations/carriers/sandbox/tables.ts';
import type { AccountTables } from './modules/accounts/tables.ts';
import type { CalendarTables } from './modules/calendar/tables.ts';
import type { CartTables } from './modules/carts/tables.ts';
import type { CatalogTables } from './modules/catalog/tables.ts';
import type { NoteTables } from './modules/clubs/note-tables.ts';
import type { ClubTables } from './modules/clubs/tables.ts';
import type { LookupTables } from './modules/geo/lookup-tables.ts';
import type { GeoTables } from './modules/geo/tables.ts';
import type { OrderTables } from './modules/orders/tables.ts';
import type { PaymentTables } from './modules/payments/tables.ts';
import type { PreferenceTables } from './modules/preferences/tables.ts';
import type { PricingTables } from './modules/pricing/tables.ts';

type PlatformTables = {
  throttle: { key: string; count: number; expires_at: string };
};

/** Every table of the database as Kysely sees it; each domain describes its own. */
export interface Tables
  extends PlatformTables,
    AccountTables,
    GeoTables,
    LookupTables,
    NoteTables,
    PreferenceTables,
    CatalogTables,
    ClubTables,
    CalendarTables,
    PricingTables,
    CartTables,
    OrderTables,
    SandboxCarrierTables,
    PaymentTables {}
