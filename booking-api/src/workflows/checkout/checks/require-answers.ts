import { openQuestions } from '../../../modules/preferences/public/open-questions.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CheckoutRequest } from '../context.ts';

/**
 * QN-06: clubs that require every question answered must have their answers before anything is ordered.
 * Throws Refusal `form_incomplete` with the questions.
 */
export async function requireAnswers(
  trx: Queries,
  cartId: string,
  { form }: Pick<CheckoutRequest, 'form'>,
): Promise<void> {
  const fields = await openQuestions(trx, cartId, form);
  if (fields.length > 0) throw new Refusal(422, 'form_incomplete', { fields: fields.slice(0, 50) });
}
