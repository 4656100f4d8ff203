import { type StoreCarrier, type StoreKind, storeKinds } from '@sendahead/shared-contracts/stores/schema';

/** The heaviest bag in pounds and the longest side in inches. */
type Limits = { weight: number; length: number };

/**
 * The largest bag that each kind of store accepts. Staffed stores accept everything that the carrier accepts;
 * counters in other shops and lockers much less: FedEx OnSite 55 lb and 48 in, UPS Access Point 44 lb and 38
 * in, its lockers 16 x 22 x 21 in. 108 in is the limit of every service, ground included. A kind that is not
 * listed does not exist for the carrier.
 */
const limits: Readonly<Record<StoreCarrier, Readonly<Partial<Record<StoreKind, Limits>>>>> = {
  FEDEX: {
    ship_center: { weight: 150, length: 108 },
    staffed_shop: { weight: 150, length: 108 },
    retail_counter: { weight: 55, length: 48 },
  },
  UPS: {
    ship_center: { weight: 150, length: 108 },
    staffed_shop: { weight: 150, length: 108 },
    retail_counter: { weight: 44, length: 38 },
    locker: { weight: 44, length: 22 },
  },
};

/** Undefined for a kind of place that the carrier does not have. */
export const limitsOf = (carrier: StoreCarrier, kind: StoreKind): Limits | undefined => limits[carrier][kind];

/** The kinds of place that accept a bag of this weight and longest side; the limits are inclusive. */
export const kindsThatTake = (
  carrier: StoreCarrier,
  { weight, length }: Readonly<Limits>,
): readonly StoreKind[] =>
  storeKinds.filter((kind) => {
    const limit = limitsOf(carrier, kind);
    return limit !== undefined && weight <= limit.weight && length <= limit.length;
  });
