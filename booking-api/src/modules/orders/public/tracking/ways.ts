import { townName } from '@sendahead/shared-contracts/geo/town-name';
import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import type { CarrierAddress } from '../../../../integrations/carriers/port.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { findPlace } from '../../../geo/public/store.ts';
import type { Parcel } from '../parcels.ts';

export type Ways = NonNullable<OrderDetail['ways']>;

/** Each leg on the map: by city, with its location when its postal code is known. */
export async function waysOf(db: Queries, parcels: readonly Parcel[]): Promise<Ways> {
  const legs = legNames.flatMap((leg) => {
    const first = parcels.find((parcel) => parcel.leg === leg);
    return first ? [{ leg, carriage: first.carriage }] : [];
  });
  return Promise.all(
    legs.map(async ({ leg, carriage }) => {
      const [from, to] = await Promise.all([endOf(db, carriage.from), endOf(db, carriage.to)]);
      return { leg, from, to };
    }),
  );
}

async function endOf(db: Queries, address: CarrierAddress) {
  const place = await findPlace(db, address.country, address.zip);
  return {
    place: townName(address),
    lat: place?.latitude ?? null,
    lon: place?.longitude ?? null,
  };
}
