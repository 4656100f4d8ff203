import { limits } from '@sendahead/shared-contracts/constants';
import type { Queries } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Account } from '../accounts/store.ts';
import { methodsOf } from './saved-methods.ts';

/**
 * VL-48: a pro user with ten or more saved ways of paying names the holder of the card by another mail than the own.
 * Throws Refusal `invalid`.
 */
export async function checkCardHolder(
  db: Queries,
  user: Pick<Account, 'id' | 'role' | 'email'>,
  given: string | undefined,
): Promise<void> {
  const own = given?.trim().toLowerCase() === user.email.toLowerCase();
  if (user.role !== 'pro' || !own) return;
  if ((await methodsOf(db, user.id)).length < limits.payerEmailRuleFrom) return;
  throw refuse('invalid', [{ path: 'card-holder-email', code: 'card_holder_email_needed' }]);
}
