import type { ListedClaim } from '@sendahead/shared-contracts/console/claim-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { listClaims } from '../list-claims.ts';

/** The newest claims that wait for staff, the longest wait first. */
export const waitingClaims = async (db: Queries): Promise<ListedClaim[]> =>
  (await listClaims(db, { which: 'open' })).claims.toReversed();
