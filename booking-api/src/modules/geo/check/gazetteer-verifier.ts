import type { AddressVerifier } from '../../../integrations/addresses/port.ts';
import type { Database } from '../../../platform/database/database.ts';
import { checkPlace } from '../public/ship-points.ts';

/** Checks town, state and postal code against our own tables; streets are accepted unchecked. */
export const gazetteerVerifier = (db: Database): AddressVerifier => ({
  name: 'gazetteer',
  async verify(address) {
    const { valid, candidates } = await checkPlace(db, address);
    return { valid, candidates, sure: true };
  },
});
