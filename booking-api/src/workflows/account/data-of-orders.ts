import { claimPaymentsOfUser } from '../../modules/claims/public/payments-of-user.ts';
import { payLinksOfUser } from '../../modules/orders/public/pay-links/pay-links.ts';
import { travelerCorrections } from '../../modules/orders/public/travelers/traveler-corrections.ts';
import type { Queries } from '../../platform/database/database.ts';

/**
 * A person's own data about their orders: claims, links for others, customs lists, notes, and amounts due.
 */
export async function dataOfOrders(db: Queries, userId: string) {
  const orders = db.selectFrom('orders').select('id').where('user_id', '=', userId);
  const [claims, steps, files, links, customs, notes, requests, payLinks, corrected, payments] =
    await Promise.all([
      db
        .selectFrom('claims')
        .select(['id', 'order_id', 'kind', 'state', 'what', 'value_cents', 'approved_cents', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('claim_steps')
        .innerJoin('claims', 'claims.id', 'claim_steps.claim_id')
        .select(['claim_id', 'claim_steps.state', 'by_staff', 'message', 'at'])
        .where('claims.user_id', '=', userId)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('claim_files')
        .innerJoin('claims', 'claims.id', 'claim_files.claim_id')
        .select(['claim_id', 'claim_files.name', 'type', 'by_staff', 'at'])
        .where('claims.user_id', '=', userId)
        .orderBy('at')
        .execute(),
      db
        .selectFrom('track_links')
        .select(['order_id', 'made_at', 'expires_at', 'revoked_at'])
        .where('order_id', 'in', orders)
        // Those that the person made; a traveler's mail has its own.
        .where('reader', 'is', null)
        .orderBy('made_at')
        .execute(),
      db.selectFrom('customs_lists').selectAll().where('order_id', 'in', orders).execute(),
      db.selectFrom('notes_to_clubs').selectAll().where('order_id', 'in', orders).execute(),
      db
        .selectFrom('pay_requests')
        .select(['order_id', 'reason', 'amount_cents', 'state', 'asked_at', 'closed_at'])
        .where('order_id', 'in', orders)
        .orderBy('asked_at')
        .execute(),
      payLinksOfUser(db, userId),
      travelerCorrections(db, userId),
      claimPaymentsOfUser(db, userId),
    ]);
  return {
    claims: claims.map(({ id, ...claim }) => ({
      ...claim,
      steps: ofClaim(steps, id),
      files: ofClaim(files, id),
      payments: ofClaim(payments, id),
    })),
    tracking_links: links,
    customs_lists: customs,
    notes_to_clubs: notes,
    owed_afterwards: requests,
    links_to_pay: payLinks,
    corrected_travelers: corrected,
  };
}

const ofClaim = <Row extends { claim_id: string }>(rows: readonly Row[], id: string) =>
  rows.filter(({ claim_id }) => claim_id === id).map(({ claim_id: _, ...row }) => row);
