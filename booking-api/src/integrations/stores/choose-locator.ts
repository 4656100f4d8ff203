import type { Database } from '../../platform/database/database.ts';
import { demoStoreLocator } from './demo/adapter.ts';
import type { StoreLocator } from './port.ts';

/** Knows no place, so that no one is sent to a counter that does not exist. */
const noStores: StoreLocator = { near: async () => [] };

/**
 * The provider of store locations. The demo's stores are invented, so production has no provider until a carrier's
 * locator is built.
 */
export const chooseStoreLocator = (production: boolean, db: Database): StoreLocator =>
  production ? noStores : demoStoreLocator(db);
