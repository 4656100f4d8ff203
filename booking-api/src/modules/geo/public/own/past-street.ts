import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { Queries } from '../../../../platform/database/database.ts';

/** An end of an earlier order that is no club; `id` identifies it among the orders of its owner. */
export type PastStreet = Pick<
  ShipPoint,
  'address1' | 'address2' | 'city' | 'state' | 'zip' | 'country' | 'companyName' | 'contact' | 'phone'
> & { id: string };

/** Reads the streets of a user's own orders, newest first; the app passes it in, because orders build on geo. */
export type ReadPastStreets = (db: Queries, userId: string) => Promise<PastStreet[]>;
