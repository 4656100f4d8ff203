import { isClubBilling, paymentMethodTypes } from '@sendahead/shared-contracts/payments/method-types';
import type { AppContext } from '../../../platform/context.ts';
import type { FlagVisitor } from '../../../platform/flags/flags.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { billsClubs } from '../../flags/public/bills-clubs.ts';

/**
 * What the customer means to pay with has to be a way that is open here; nothing may be meant yet. Throws Refusal
 * `malformed` for a word that is no way of paying, `invalid` for the bill of a club where none is billed (RO-14).
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
