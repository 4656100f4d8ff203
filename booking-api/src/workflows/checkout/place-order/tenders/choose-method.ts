import { may } from '@sendahead/shared-contracts/call/role-acts';
import {
  cardOnFile,
  findMethod,
  type SavedMethod,
} from '../../../../modules/payments/public/methods/saved-methods.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { Checkout } from '../../context.ts';
import { requireChargePermission } from './require-permission.ts';

/** The types by which an account charges its own card. */
export const isOwnCard = (type: Checkout['form']['payment_method_type']): boolean =>
  type === 'previousCard' || type === 'PreviousCard';

/**
 * The saved payment method that an attempt charges. previousCard charges the account's own.
 * chargeOnFileCreditCard charges the owner's, for the owner or for permitted staff. chargeUserCreditCard
 * charges another user's, for permitted staff who book on that user's behalf. Any other is not found. Staff
 * who charge others need a recorded reason: Refusal `authorization_needed`.
 */
export async function chooseMethod(
  trx: Queries,
  checkout: Checkout,
  owner: string,
  now: string,
): Promise<string> {
  const type = checkout.form.payment_method_type;
  const charged = isOwnCard(type) ? checkout.userId : owner;
  const onBehalf = charged !== checkout.userId;
  if (type === 'chargeUserCreditCard' && !onBehalf) throw refuse('not_allowed');
  if (onBehalf && !may(checkout.role, 'charge_others')) throw refuse('not_allowed');
  const found = await named(trx, checkout, charged);
  if (!found) throw new Refusal(404, 'payment_method_not_found');
  // A change that staff settle brings its reason with it.
  const isSettled = checkout.purpose.kind === 'amend' && checkout.purpose.settlement?.kind === 'charge';
  if (onBehalf && !isSettled) await requireChargePermission(trx, checkout, owner, now);
  return found.id;
}

/** The named method, if it is this user's; the card on file when none is named and the type allows it. */
async function named(trx: Queries, checkout: Checkout, userId: string): Promise<SavedMethod | undefined> {
  const id = checkout.form.payment_method_id;
  if (id === undefined)
    return checkout.form.payment_method_type === 'chargeOnFileCreditCard'
      ? cardOnFile(trx, userId)
      : undefined;
  const method = await findMethod(trx, id);
  return method?.user_id === userId ? method : undefined;
}
