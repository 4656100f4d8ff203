import type { ClubNote } from '@sendahead/shared-contracts/orders/club-note-calls';
import type { Queries } from '../../../platform/database/database.ts';
import type { ShipmentRecord } from '../../bookings/public/draft.ts';
import { type Parcel, parcelsOf } from './parcels.ts';
import type { Order } from './store.ts';

type Club = Pick<ClubNote, 'club_id' | 'club'>;
type Leg = ShipmentRecord['legs'][number];
type End = 'from' | 'to';

const ends = ['from', 'to'] as const satisfies readonly End[];
/** The form's names for an end of the outbound leg. */
const fields = {
  from: { kind: 'origination', club: 'o_club_id' },
  to: { kind: 'destination', club: 'd_club_id' },
} as const;
const turned = { from: 'to', to: 'from' } as const satisfies Record<End, End>;

/** The club where a leg begins or ends; undefined when that end is an address. */
export function clubAt({ booking }: ShipmentRecord, leg: Leg, end: End): Club | undefined {
  if (!booking) return undefined;
  const { form, returnEnds } = booking;
  const there = leg.leg === 'outbound' ? end : turned[end];
  // Only the form knows the kind of its ends; the return may have other ends of the same kind.
  if (form[fields[there].kind] !== 'club') return undefined;
  const own = leg.leg === 'return' ? returnEnds : undefined;
  const id = String(own ? own[fields[end].club] : form[fields[there].club]);
  return /^\d{1,9}$/.test(id) ? { club_id: id, club: leg[end].name } : undefined;
}

/** The clubs at the ends of an order, each once, in trip order. */
export function clubsOf(shipment: ShipmentRecord): Club[] {
  const clubs = shipment.legs.flatMap((leg) => ends.flatMap((end) => clubAt(shipment, leg, end) ?? []));
  return [...new Map(clubs.map((club) => [club.club_id, club])).values()];
}

/** The club that receives the letter of an order. */
function arrivalClub(shipment: ShipmentRecord, parcels: readonly Parcel[]): Club | undefined {
  const first = parcels.find(({ status }) => status !== 'cancelled');
  const leg = shipment.legs.find((each) => each.leg === first?.leg);
  return leg && clubAt(shipment, leg, 'to');
}

/** The note to each club of an order; clubs that are no longer part of it are left out. */
export async function clubNotesOf(db: Queries, order: Order): Promise<ClubNote[]> {
  const clubs = clubsOf(order.shipment);
  if (clubs.length === 0) return [];
  const [rows, parcels] = await Promise.all([
    db.selectFrom('notes_to_clubs').selectAll().where('order_id', '=', order.id).execute(),
    parcelsOf(db, order),
  ]);
  const arrival = arrivalClub(order.shipment, parcels)?.club_id;
  return clubs.map((club) => {
    const row = rows.find(({ club_id }) => String(club_id) === club.club_id);
    return {
      ...club,
      note: row?.note ?? '',
      changed_at: row?.changed_at ?? null,
      on_letter: club.club_id === arrival,
    };
  });
}

/** Saves a note, replacing the previous one. */
export async function keepClubNote(
  db: Queries,
  { orderId, clubId, note, now }: { orderId: string; clubId: number; note: string; now: string },
): Promise<void> {
  const row = { note, changed_at: now };
  await db
    .insertInto('notes_to_clubs')
    .values({ order_id: orderId, club_id: clubId, ...row })
    .onConflict((conflict) => conflict.columns(['order_id', 'club_id']).doUpdateSet(row))
    .execute();
}
