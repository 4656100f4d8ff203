import type { CorrectedPerson } from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

export interface TravelerCorrection {
  known_as: string;
  person: CorrectedPerson | null;
  at: string;
}

/** How many corrections of one user are kept: the latest ones. */
const correctionsRead = 500;

/** Identifies the same person in several orders. */
export const travelerKey = (traveler: Pick<Traveler, 'firstName' | 'lastName'>): string =>
  wholeName(traveler).toLowerCase();

/** A user's corrections, earliest first. */
export async function travelerCorrections(db: Queries, userId: string): Promise<TravelerCorrection[]> {
  const latest = await db
    .selectFrom('traveler_corrections')
    .select(['known_as', 'person', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(correctionsRead)
    .execute();
  return latest.reverse();
}

/** Another name requires another label; the traveler's other fields are kept. */
function corrected({ label, ...traveler }: Traveler, person: CorrectedPerson): Traveler {
  const changed = {
    ...traveler,
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    phone: person.phone,
  };
  return label !== undefined && wholeName(changed) === wholeName(traveler) ? { ...changed, label } : changed;
}

/** TR-20: a traveler of an order, with corrections made since it was placed; null for a removed one. */
export function withCorrections(
  traveler: Traveler,
  placedAt: string,
  corrections: readonly TravelerCorrection[],
): Traveler | null {
  let now = traveler;
  for (const { known_as, person, at } of corrections) {
    if (known_as !== travelerKey(now) || Date.parse(at) < Date.parse(placedAt)) continue;
    if (person === null) return null;
    now = corrected(now, person);
  }
  return now;
}

/** TR-20: whether the person with this full name was removed since the order was placed. */
export function wasRemoved(
  name: string,
  placedAt: string,
  corrections: readonly TravelerCorrection[],
): boolean {
  let now = name.trim().toLowerCase();
  for (const { known_as, person, at } of corrections) {
    if (known_as !== now || Date.parse(at) < Date.parse(placedAt)) continue;
    if (person === null) return true;
    now = travelerKey({ firstName: person.first_name, lastName: person.last_name });
  }
  return false;
}

/** Part of deleting an account. */
export async function forgetTravelerCorrections(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('traveler_corrections').where('user_id', '=', userId).execute();
}

/** Deletes corrections of people whom no order of the account names anymore, under any of their names. */
export async function forgetCorrectionsOfNobody(trx: Queries, userId: string): Promise<void> {
  const corrections = await trx
    .selectFrom('traveler_corrections')
    .select(['id', 'known_as', 'person'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  if (corrections.length === 0) return;
  const orders = await trx
    .selectFrom('orders')
    .select(sql<ShipmentForm | null>`shipment #> '{booking,form}'`.as('form'))
    .where('user_id', '=', userId)
    .where('people_removed_at', 'is', null)
    .execute();
  const named = new Set(
    orders.flatMap(({ form }) => (form && readShipForm(form).travelers) ?? []).map(travelerKey),
  );
  const ofNobody: number[] = [];
  for (const { id, known_as, person } of corrections) {
    if (!named.has(known_as)) ofNobody.push(id);
    else if (person) named.add(travelerKey({ firstName: person.first_name, lastName: person.last_name }));
  }
  if (ofNobody.length > 0) await trx.deleteFrom('traveler_corrections').where('id', 'in', ofNobody).execute();
}
