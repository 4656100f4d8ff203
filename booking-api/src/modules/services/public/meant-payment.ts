import { isClubBilling, paymentMethodTypes } from '@sendahead/shared-contracts/payments/method-types';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Config } from '../../../platform/settings/config.ts';

/**
 * What the customer means to pay with has to be a way that is open here; nothing may be meant yet. Throws Refusal
 * `malformed` for a word that is no way of paying, `invalid` for the bill of a club where none is billed (RO-14).
 */
export function checkMeantPayment(
  { clubBilling }: Pick<Config, 'clubBilling'>,
  meant: string | undefined,
): void {
  if (!meant) return;
  if (!paymentMethodTypes.some((type) => type === meant))
    throw refuse('malformed', [{ path: 'payment_method', code: 'malformed' }]);
  if (!clubBilling && isClubBilling(meant))
    throw refuse('invalid', [{ path: 'payment_method', code: 'not_offered' }]);
}
