import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import type { IncidentAct } from '@sendahead/shared-contracts/console/incident-act-calls';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { audit } from '../../../../modules/accounts/public/audit.ts';
import { lockLimits } from '../../../../modules/accounts/public/staff-limits.ts';
import { openRequestOfIncident } from '../../../../modules/approvals/public/open-requests.ts';
import { type ApprovalRequest, askApproval } from '../../../../modules/approvals/public/requests.ts';
import {
  type ActOfIncident,
  type ActPress,
  findBegun,
  refundedForIncidents,
  startActing,
  type WantedPart,
} from '../../../../modules/incidents/public/acting.ts';
import { lockIncident } from '../../../../modules/incidents/public/store.ts';
import type { AppContext } from '../../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { PlannedPart } from './plan-acts.ts';

/** An act in the console's history. */
export const startedNames: Readonly<Record<IncidentAct, string>> = {
  undo_move: 'staff.undid_moves',
  refund: 'staff.canceled_for_incident',
  void_labels: 'staff.voided_for_incident',
  other_carrier: 'staff.moved_to_carriers',
};

const sumOf = (parts: readonly { cents: number | null }[]): Cents =>
  cents(parts.reduce((sum, one) => sum + (one.cents ?? 0), 0));

/**
 * Starts an act on the planned orders, once per key; a cancellation above the caller's limit, with what they
 * canceled for incidents in thirty days, waits for a second person, and nothing changes. Throws Refusal
 * `recalc` for a sum other than the one shown.
 */
export const startOrAsk = (
  { db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>,
  of: ActOfIncident,
  planned: readonly PlannedPart[],
  { press, sumCents }: { press: ActPress; sumCents: Cents },
): Promise<{ orders: number; approval_id: string | null }> =>
  db.transaction().execute(async (trx) => {
    const { by, key, reason } = press;
    const { refundCents } = await lockLimits(trx, by.id);
    await lockIncident(trx, of.incidentId);
    const begun = await findBegun(trx, of);
    // Another press of the same, or a colleague's: it acts once.
    if (begun && (begun.press_key === key || (begun.state === 'going' && begun.waiting > 0)))
      return { orders: begun.waiting, approval_id: null };
    const waits = of.act === 'refund' ? await openRequestOfIncident(trx, of.incidentId) : undefined;
    if (waits) return { orders: 0, approval_id: waits.id };
    if (sumOf(planned) !== sumCents) throw new Refusal(409, 'recalc');
    const wanted = planned.map(
      ({ order_id: orderId, part, generation, cents: amount, moves }): WantedPart => ({
        orderId,
        part,
        generation,
        cents: amount === null ? null : cents(amount),
        carriers: moves,
      }),
    );
    const isGiven = of.act === 'refund' && wanted.length > 0;
    const sum = sumCents + (isGiven ? await refundedForIncidents(trx, by.id, clock.now()) : 0);
    if (isGiven && !fitsLimit(refundCents, sum)) {
      const approval_id = await askApproval(
        { trx, clock },
        {
          kind: 'refund',
          askedBy: by.id,
          key: `incident-${key}`,
          reason,
          displayId: null,
          customerId: null,
          cents: sumCents,
          incidentId: of.incidentId,
          detail: { incident: { id: of.incidentId, role: by.role, parts: wanted } },
        },
      );
      return { orders: 0, approval_id };
    }
    return { orders: await begin(trx, { jobs, clock }, of, press, wanted), approval_id: null };
  });

async function begin(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  of: ActOfIncident,
  press: ActPress,
  wanted: readonly WantedPart[],
): Promise<number> {
  const orders = await startActing(trx, jobs, of, press, wanted);
  const detail = { orders, reason: press.reason, ...(of.act === 'refund' ? { cents: sumOf(wanted) } : {}) };
  const event = { userId: press.by.id, subject: of.incidentId, detail };
  if (orders > 0) await audit({ db: trx, clock }, startedNames[of.act], event);
  return orders;
}

/**
 * Starts an approved cancellation in the name of its requester, on the orders and refunds that were approved.
 * False when the incident no longer exists. Throws Refusal `change_in_progress` while others are being canceled.
 */
export async function startApproved(
  trx: DatabaseTransaction,
  context: Pick<AppContext, 'jobs' | 'clock'>,
  { id, asked_by, reason, detail }: ApprovalRequest,
  approvedBy: string,
): Promise<boolean> {
  const { incident } = detail;
  if (!incident || !(await lockIncident(trx, incident.id))) return false;
  const of = { incidentId: incident.id, act: 'refund' } as const;
  const by = { id: asked_by, role: incident.role };
  const begun = await findBegun(trx, of);
  if (begun?.state === 'going' && begun.waiting > 0) throw new Refusal(409, 'change_in_progress');
  const press = { key: id, reason, by, approvedBy, at: context.clock.instant() };
  await begin(trx, context, of, press, incident.parts);
  return true;
}
