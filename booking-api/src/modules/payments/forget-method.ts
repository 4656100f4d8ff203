import type { PaymentContext } from './public/context.ts';

/**
 * Makes the gateway forget a payment method that its account removed. Throws to be retried. A method of
 * another provider is left to that provider.
 */
export async function forgetMethod({ db, payments }: PaymentContext, token: string): Promise<void> {
  const method = await db
    .selectFrom('payment_methods')
    .select(['provider', 'removed_at'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (!method?.removed_at || method.provider !== payments.provider) return;
  await payments.forget(token);
}
