import type { ClaimView } from '@sendahead/shared-contracts/console/claim-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database/database.ts';
import { findAccount } from '../accounts/public/store.ts';
import { claimWaits } from '../approvals/public/open-requests.ts';
import { eventsOf } from '../orders/public/parcels.ts';
import { arrivalOf } from '../orders/public/tracking/arrival.ts';
import { cautionsOf, coverageOf } from './cautions.ts';
import { bagsOf, type StoredClaim, stepsOf } from './claim-store.ts';
import { cardMostOf } from './payment/claim-payments.ts';
import { photoLinkUntil } from './photo-link/photo-links.ts';
import { presentClaim } from './present-claim.ts';

/** A claim with the carrier's status of its bags and their declared values. */
export async function viewClaim(
  db: Queries,
  claim: StoredClaim,
  now: number,
): Promise<Omit<ClaimView, 'acts'>> {
  const ids = await bagsOf(db, claim.id);
  const [presented, customer, names, coverage, cautions, parcels, cardMost, waits, photosUntil] =
    await Promise.all([
      presentClaim(db, claim),
      findAccount(db, claim.user_id),
      namesOf(db, claim.id),
      coverageOf(db, claim.id),
      cautionsOf(db, claim),
      db.selectFrom('order_parcels').selectAll().where('id', 'in', ids).orderBy('id').execute(),
      cardMostOf(db, claim.order_id),
      claimWaits(db, claim.order_id, claim.id),
      photoLinkUntil(db, claim.id, new Date(now).toISOString()),
    ]);
  const events = await eventsOf(db, parcels);
  return {
    claim: presented,
    coverage_cents: coverage,
    cautions,
    customer: customer ? nameOf(customer) : '',
    customer_id: claim.user_id,
    step_names: names.byStep,
    opened_by: names.opener,
    card_most_cents: cardMost,
    waits_for_approval: waits,
    photo_link_until: photosUntil,
    bags: parcels.map((parcel) => {
      const arrival = arrivalOf(
        parcel,
        events.filter(({ parcel_id }) => parcel_id === parcel.id),
        now,
      );
      return {
        parcel_id: parcel.id,
        item: parcel.item,
        traveler: parcel.traveler,
        leg: parcel.leg,
        carrier: parcel.carriage.carrier,
        tracking_number: parcel.tracking_number,
        status: parcel.status,
        promised_on: arrival.promisedOn,
        arrived_at: arrival.arrivedAt,
        days_late: arrival.daysLate,
        value_cents: cents(parcel.carriage.package.valueCents),
      };
    }),
  };
}

const nameOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
  `${firstName} ${lastName}`.trim() || email;

/** The staff members who took steps, by step, and the one who sent it for a caller: null when the customer did. */
async function namesOf(db: Queries, claimId: string) {
  const steps = await stepsOf(db, claimId);
  const byStaff = steps.filter(({ by_staff }) => by_staff);
  const ids = [...new Set(byStaff.map(({ actor_id }) => actor_id))];
  const accounts = await Promise.all(ids.map((id) => findAccount(db, id)));
  const names = new Map(ids.map((id, at) => [id, accounts[at] ? nameOf(accounts[at]) : '']));
  const sent = steps.find(({ state }) => state === 'submitted');
  return {
    byStep: Object.fromEntries(byStaff.map(({ id, actor_id }) => [id, names.get(actor_id) ?? ''])),
    opener: sent?.by_staff ? names.get(sent.actor_id) || null : null,
  };
}
