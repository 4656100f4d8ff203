import type { AddressVerifier } from '../../../integrations/addresses/port.ts';
import type { Database } from '../../../platform/database/database.ts';
import { checkPlace } from '../public/ship-points.ts';

/** Town, state and postal code by our own tables; streets are believed. */
export const gazetteerVerifier = (db: Database): AddressVerifier => ({
  name: 'gazetteer',
  async verify(address) {
    const { valid, candidates } = await checkPlace(db, address);
    return { valid, candidates, sure: true };
  },
});
