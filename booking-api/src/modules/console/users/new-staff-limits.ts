import { may } from '@sendahead/shared-contracts/call/role-acts';
import { beginsLimited, defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import type { UserFields } from '@sendahead/shared-contracts/console/user-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { limitsOf } from '../../accounts/public/staff-limits.ts';
import { findAccount } from '../../accounts/public/store.ts';

type Changed = { [Name in keyof UserFields]?: UserFields[Name] | undefined };

/**
 * CO-44: the fields of an account that becomes staff, with the limits of new staff unless the caller sets
 * others.
 */
export async function withLimits(db: Queries, userId: string, fields: Changed): Promise<Changed> {
  const { role } = fields;
  const isSet = 'refund_limit_cents' in fields || 'discount_limit_percent' in fields;
  if (role === undefined || isSet || !beginsLimited(role)) return fields;
  const account = await findAccount(db, userId);
  if (!account || may(account.role, 'refund_by_hand')) return fields;
  const present = await limitsOf(db, userId);
  if (present.refundCents !== null || present.discountPercent !== null) return fields;
  const { refundCents, discountPercent } = defaultLimits;
  return { ...fields, refund_limit_cents: refundCents, discount_limit_percent: discountPercent };
}
