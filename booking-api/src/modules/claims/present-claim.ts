import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { isEditable, openToCustomer } from '@sendahead/shared-contracts/claims/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findOrder } from '../orders/public/store.ts';
import { bagsOf, filesOf, findClaim, type StoredClaim, stepsOf } from './claim-store.ts';
import { paymentsOfClaim } from './payment/claim-payments.ts';

/** A claim as its customer sees it. */
export async function presentClaim(db: Queries, claim: StoredClaim): Promise<Claim> {
  const [bags, files, steps, order, payments] = await Promise.all([
    bagsOf(db, claim.id),
    filesOf(db, claim.id),
    stepsOf(db, claim.id),
    findOrder(db, claim.order_id),
    paymentsOfClaim(db, claim),
  ]);
  return {
    claim_id: claim.id,
    order_id: claim.order_id,
    display_id: order?.display_id ?? '',
    kind: claim.kind,
    state: claim.state,
    parcel_ids: bags,
    what: claim.what,
    value_cents: cents(claim.value_cents),
    approved_cents: claim.approved_cents === null ? null : cents(claim.approved_cents),
    created_at: claim.created_at,
    state_at: claim.state_at,
    files: files.map(({ id, name, type, by_staff, at }) => ({ file_id: id, name, type, by_staff, at })),
    steps: steps.map(({ id, state, by_staff, message, at }) => ({
      step_id: id,
      state,
      by_staff,
      message,
      at,
    })),
    allowed_actions: openToCustomer(claim.state),
    editable: isEditable(claim.state),
    payments,
  };
}

/** The current claim by its id. Throws Refusal 404 when it is gone. */
export async function presentNow(db: Queries, id: string): Promise<Claim> {
  const claim = await findClaim(db, id);
  if (!claim) throw new Refusal(404, 'claim_not_found');
  return presentClaim(db, claim);
}
