import type { ClaimWindow } from '@sendahead/shared-contracts/claims/schema';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Selectable } from 'kysely';
import { localTime } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { eventsOf, type Parcel, parcelsOf, type StoredEvent } from '../orders/public/parcels.ts';
import type { BaseEvent, ClaimTables } from './tables.ts';

export type Policy = Selectable<ClaimTables['claim_policies']>;

/** The days on which each bag of an order can be claimed, kind by kind. */
export async function windowsOf(
  db: Queries,
  order: { id: string; generation: number },
  now: number,
): Promise<ClaimWindow[]> {
  const [policies, parcels] = await Promise.all([
    db.selectFrom('claim_policies').selectAll().orderBy('kind').execute(),
    parcelsOf(db, order),
  ]);
  const events = await eventsOf(db, parcels);
  return parcels.flatMap((parcel) => {
    const own = events.filter(({ parcel_id }) => parcel_id === parcel.id);
    return policies.map((policy) => windowOf(policy, parcel, own, now));
  });
}

/** `events` are the bag's, newest first. A bag without a scan is still with its owner. */
export function windowOf(
  policy: Policy,
  parcel: Pick<Parcel, 'id' | 'carriage' | 'ship_date'>,
  events: readonly Pick<StoredEvent, 'at' | 'status'>[],
  now: number,
): ClaimWindow {
  const { carriage } = parcel;
  const abroad = carriage.from.country !== carriage.to.country;
  const dayOf = (event: BaseEvent): CalendarDate | null => {
    const scanned = events.filter(({ status }) => status !== 'label_ready' && status !== 'cancelled');
    const at = event === 'delivery' ? scanned.find(({ status }) => status === 'delivered') : scanned[0];
    if (!at) return null;
    return event === 'ship' ? parcel.ship_date : localTime(Date.parse(at.at), carriage.toZone).date;
  };
  const delivered = dayOf('delivery') !== null;
  const [from, until] = [dayOf(policy.opens_from), dayOf(policy.closes_from)];
  const opens = from && addDays(from, abroad ? policy.opens_days_abroad : policy.opens_days);
  const closes = until && addDays(until, policy.closes_days);
  const today = localTime(now, carriage.toZone).date;
  // A delivered bag is not lost.
  const none = !opens || !closes || (policy.kind === 'lost' && delivered);
  return {
    parcel_id: parcel.id,
    kind: policy.kind,
    opens_on: none ? null : opens,
    closes_on: none ? null : closes,
    opens_from: policy.opens_from,
    open: !none && opens <= today && today <= closes,
  };
}
