import { saveCard } from '@sendahead/shared-contracts/payments/info-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../modules/accounts/public/account-of.ts';
import { limitDeclines } from '../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { PlaceOrderContext } from './context.ts';
import { keepCard } from './keep-card.ts';
import { listMethod } from './place-order/tenders/keep-method.ts';

/** PY-27: a card that an account saves without an order. The limit of declines is that of checkout. */
export function saveCardRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, saveCard, async ({ body }, call) => {
    const { id } = accountOf(call);
    await declines.check(id);
    await context.throttle.attempt('save-card', id, 20, 3600);
    const { payment_method_nonce: nonce, 'billing-zip-code': billingZip } = body;
    const savedCard = await keepCard(ordering, id, { nonce, billingZip });
    if ('error' in savedCard) {
      await declines.count(id, savedCard.error);
      return { status: false, error: savedCard.error };
    }
    await context.db.transaction().execute((trx) =>
      listMethod(trx, ordering, {
        token: savedCard.token,
        user_id: id,
        provider: ordering.payments.provider,
        kind: savedCard.card.instrument,
        card_type: savedCard.card.cardType,
        last4: savedCard.card.last4,
        expiration: savedCard.expiration,
        number_id: savedCard.numberId ?? null,
      }),
    );
    return { status: true, error: null };
  });
}
