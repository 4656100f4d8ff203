import { isClubBilling, paymentMethodTypes } from '@sendahead/shared-contracts/payments/method-types';
import type { AppContext } from '../../../platform/context.ts';
import type { FlagVisitor } from '../../../platform/flags/flags.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { billsClubs } from '../../flags/public/bills-clubs.ts';

/**
 * The customer's intended payment method must be available here; it may be empty. Throws Refusal `malformed`
 * for an unknown method, `invalid` for club billing when no club can be billed (RO-14).
 */
export async function checkMeantPayment(
  context: Pick<AppContext, 'flags'>,
  visiting: FlagVisitor,
  meant: string | undefined,
): Promise<void> {
  if (!meant) return;
  if (!paymentMethodTypes.some((type) => type === meant))
    throw refuse('malformed', [{ path: 'payment_method', code: 'malformed' }]);
  if (isClubBilling(meant) && !(await billsClubs(context, visiting)))
    throw refuse('invalid', [{ path: 'payment_method', code: 'not_offered' }]);
}
