import { limits } from '@sendahead/shared-contracts/constants';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import type { Queries } from '../../../../platform/database/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Account } from '../../../accounts/public/store.ts';
import { methodsOf } from './saved-methods.ts';

/**
 * VL-48: the email of the cardholder must be valid. A pro user with ten or more saved methods must name another
 * person. Throws Refusal `invalid`.
 */
export async function checkCardHolder(
  db: Queries,
  user: Pick<Account, 'id' | 'role' | 'email'>,
  given: string | undefined,
): Promise<void> {
  const mail = given?.trim() ?? '';
  if (mail === '') return;
  if (!isEmail(mail)) throw needed();
  if (user.role !== 'pro' || mail.toLowerCase() !== user.email.toLowerCase()) return;
  if ((await methodsOf(db, user.id)).length >= limits.payerEmailRuleFrom) throw needed();
}

const needed = () => refuse('invalid', [{ path: 'card-holder-email', code: 'card_holder_email_needed' }]);
