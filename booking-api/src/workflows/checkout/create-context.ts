import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readPaymentSettings } from '../../integrations/payments/settings.ts';
import type { Services } from '../../integrations/services.ts';
import { createPartSwitch } from '../../modules/releases/public/part-switch.ts';
import type { AppContext } from '../../platform/context.ts';
import type { PlaceOrderContext } from './context.ts';
import { priceAgainWith } from './place-order/price-again.ts';

/** Seconds after the gateway's deadline during which a late call may still appear in its ledger. */
const lateArrivalSeconds = 20;

/** The part whose pages take payments. */
const payingPart = 'mf-checkout';

/** The services with the dependencies of placing an order, which all rooms share. */
export type OrderingServices = Services & { ordering: PlaceOrderContext };

export function createCheckoutContext(
  app: FastifyInstance,
  { db, jobs, clock, config, flags }: AppContext,
  { payments }: Pick<Services, 'payments'>,
): PlaceOrderContext {
  const isOff = createPartSwitch(join(config.dataDir, 'releases'));
  return {
    db,
    jobs,
    clock,
    payments,
    priceAgain: priceAgainWith(clock),
    isPrepaidBlocked: () => flags.isOn('block_prepaid_cards', null),
    attemptDeadlineMs: config.checkoutDeadlineMs,
    undoSeconds: config.undoSeconds,
    isPaused: () => isOff(payingPart),
    // The gateway may have checked the card before it was asked for money.
    lostAfterSeconds:
      (2 * readPaymentSettings(config.env, config.production).answerMs) / 1000 + lateArrivalSeconds,
    report: (error, what) => app.log.warn({ err: error, what }, 'payment step failed'),
  };
}
