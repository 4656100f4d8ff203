import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { type LastTrip, readLastTrip } from '@sendahead/shared-contracts/orders/last-trip-calls';

/** The last trip of the signed-in customer with a brand. */
export const askLastTrip = async (api: ApiClient, brandId: number): Promise<LastTrip | null> =>
  (await api.call(readLastTrip, { query: { brand_id: brandId } })).trip;
