import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import type { Queries } from '../../../platform/database/database.ts';

/** Pickup fees that a club may set: not drop-off, not the waived one, not those of homes. */
export const changeableFees = (db: Queries) =>
  db
    .selectFrom('pickup_fees')
    .select(['id', 'title', 'price_cents'])
    .where('waived', '=', false)
    .where('id', '!=', dropOffFeeId)
    .where('place', '!=', 'other')
    .orderBy('position')
    .execute();
