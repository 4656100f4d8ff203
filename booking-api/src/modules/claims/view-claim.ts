import type { ClaimView } from '@sendahead/shared-contracts/console/claim-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../platform/database/database.ts';
import { findAccount } from '../accounts/public/store.ts';
import { eventsOf } from '../orders/public/parcels.ts';
import { arrivalOf } from '../orders/public/tracking/arrival.ts';
import { factsOfClaim } from './claim-doubts.ts';
import { bagsOf, type StoredClaim } from './claim-store.ts';
import { presentClaim } from './present-claim.ts';

/** A claim beside what the carrier says of its bags and what they were declared with. */
export async function viewClaim(
  db: Queries,
  claim: StoredClaim,
  now: number,
): Promise<Omit<ClaimView, 'acts'>> {
  const ids = await bagsOf(db, claim.id);
  const [presented, customer, parcels] = await Promise.all([
    presentClaim(db, claim),
    findAccount(db, claim.user_id),
    db.selectFrom('order_parcels').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  ]);
  const events = await eventsOf(db, parcels);
  const facts = await factsOfClaim(db, claim);
  return {
    claim: presented,
    customer: customer ? `${customer.firstName} ${customer.lastName}`.trim() || customer.email : '',
    coverage_cents: facts.coverageCents,
    order_cancelled: facts.orderCancelled,
    refunded_cents: facts.refundedCents,
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
