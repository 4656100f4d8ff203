import type { StoreCarrier, StoreHours, StoreKind } from '@sendahead/shared-contracts/stores/schema';

/** The embedded locator's own places. */
export type StoreLocatorTables = {
  'demo_locator.stores': {
    id: string;
    carrier: StoreCarrier;
    kind: StoreKind;
    name: string;
    street: string;
    city: string;
    state: string;
    zip: string;
    latitude: number;
    longitude: number;
    time_zone: string;
    hours: (StoreHours | null)[];
  };
};

declare module '../../../platform/database/tables.ts' {
  interface Tables extends StoreLocatorTables {}
}
