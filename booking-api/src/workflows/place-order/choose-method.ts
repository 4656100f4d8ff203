import { may } from '@sendahead/shared-contracts/call/role-acts';
import {
  cardOnFile,
  findMethod,
  type SavedMethod,
} from '../../modules/payments/public/methods/saved-methods.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Press } from './context.ts';

/**
 * The saved way of paying that a press charges: with previousCard the presser's own; on file, the owner's, by the owner
 * or by staff who may; chargeUserCreditCard another user's, by staff who may and who book on that user's behalf. Anybody else's is not found.
 */
export async function chooseMethod(trx: Queries, press: Press, owner: string): Promise<string> {
  const type = press.form.payment_method_type;
  const charged = type === 'previousCard' || type === 'PreviousCard' ? press.userId : owner;
  const onBehalf = charged !== press.userId;
  if (type === 'chargeUserCreditCard' && !onBehalf) throw refuse('not_allowed');
  if (onBehalf && !may(press.role, 'charge_others')) throw refuse('not_allowed');
  const found = await named(trx, press, charged);
  if (!found) throw new Refusal(404, 'payment_method_not_found');
  return found.id;
}

/** The one that is named, if it is this user's; the card on file where none is named and the type allows it. */
async function named(trx: Queries, press: Press, userId: string): Promise<SavedMethod | undefined> {
  const id = press.form.payment_method_id;
  if (id === undefined)
    return press.form.payment_method_type === 'chargeOnFileCreditCard' ? cardOnFile(trx, userId) : undefined;
  const method = await findMethod(trx, id);
  return method?.user_id === userId ? method : undefined;
}
