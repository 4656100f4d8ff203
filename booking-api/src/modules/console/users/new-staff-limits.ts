import { may } from '@sendahead/shared-contracts/call/role-acts';
import { beginsLimited, defaultLimits, fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import type { UserFields } from '@sendahead/shared-contracts/console/user-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { limitsOf } from '../../accounts/public/staff-limits.ts';
import { findAccount } from '../../accounts/public/store.ts';

type Changed = { [Name in keyof UserFields]?: UserFields[Name] | undefined };

/**
 * CO-44: the fields of an account that becomes staff, with the limits of new staff unless the caller sets
 * others.
 */
export async function withLimits(
  db: Queries,
  actorId: string,
  userId: string,
  fields: Changed,
): Promise<Changed> {
  const { role } = fields;
  const isSet = 'refund_limit_cents' in fields || 'discount_limit_percent' in fields;
  if (role === undefined || isSet || !beginsLimited(role)) return fields;
  const account = await findAccount(db, userId);
  if (!account || may(account.role, 'refund_by_hand')) return fields;
  const present = await limitsOf(db, userId);
  if (present.refundCents !== null || present.discountPercent !== null) return fields;
  const own = await limitsOf(db, actorId);
  const { refundCents, discountPercent } = defaultLimits;
  // A caller with lower limits must set limits, or is refused.
  if (!fitsLimit(own.refundCents, refundCents) || !fitsLimit(own.discountPercent, discountPercent))
    return fields;
  return { ...fields, refund_limit_cents: refundCents, discount_limit_percent: discountPercent };
}
