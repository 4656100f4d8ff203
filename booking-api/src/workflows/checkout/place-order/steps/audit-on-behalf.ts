import type { AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import { isWaived } from '../../../../modules/services/public/pickup-fees.ts';
import type { Queries } from '../../../../platform/database/database.ts';

/** Records who ordered for whom, with whose money, and the deductions from the price. */
export async function auditOnBehalf(
  trx: Queries,
  attempt: AttemptRecord,
  owner: string,
  at: string,
): Promise<void> {
  await trx
    .insertInto('audit_events')
    .values({
      happened_at: at,
      kind: 'order.placed_on_behalf',
      user_id: attempt.user_id,
      subject: owner,
      detail: { order: attempt.order_id, payment: attempt.payment_type, ...concessions(attempt) },
    })
    .execute();
}

/** The staff's price changes, by their lines; each in cents, negative for a deduction. */
const staffLines = {
  comp: 'comp_discount_cents',
  surcharges: 'refunded_surcharges_cents',
  'rate-adjustment': 'rate_adjustment_cents',
} as const;

function concessions({ draft }: Pick<AttemptRecord, 'draft'>): Record<string, string | number> {
  const amounts = Object.entries(staffLines).flatMap(([id, name]) => {
    const line = draft.lines.find((one) => one.id === id);
    return line ? [[name, line.amount_cents] as const] : [];
  });
  // A waived fee has no line, because nothing is charged for it.
  const form = draft.shipment.booking?.form;
  const fees = { outbound: form?.outbound_pickup, return: form?.return_pickup };
  const waived = draft.shipment.legs.flatMap(({ leg }) => (isWaived(Number(fees[leg])) ? [leg] : []));
  return {
    ...Object.fromEntries(amounts),
    ...(waived.length > 0 ? { waived_pickup_fee: waived.join(', ') } : {}),
  };
}
