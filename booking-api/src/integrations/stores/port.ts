import type { Store, StoreCarrier } from '@sendahead/shared-contracts/stores/schema';

/** A search: miles around a point in degrees, and the bag that must be accepted, in pounds and inches. */
export type StoreSearch = {
  carrier: StoreCarrier;
  latitude: number;
  longitude: number;
  radius: number;
  weight: number;
  length: number;
};

/** Knows where a carrier accepts bags: the carrier's own locator, or the demo's. */
export type StoreLocator = {
  /**
   * The places within the radius that accept the bag, nearest first. Rejects when the locator cannot be
   * reached.
   */
  near(search: StoreSearch): Promise<Store[]>;
};
