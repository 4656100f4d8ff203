import type { PaymentContext } from './public/context.ts';

/**
 * Has the gateway forget a way of paying that its account removed. Throws to be tried again. One of another provider is
 * that provider's to forget.
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
