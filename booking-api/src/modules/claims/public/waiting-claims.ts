import type { CallAnswer } from '@sendahead/shared-contracts/call/define-call';
import type { listClaims as call } from '@sendahead/shared-contracts/console/claim-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { listClaims } from '../list-claims.ts';

/** The newest claims that wait for staff, the longest wait first. */
export const waitingClaims = async (db: Queries): Promise<CallAnswer<typeof call>['claims']> =>
  (await listClaims(db, { which: 'open' })).claims.toReversed();
