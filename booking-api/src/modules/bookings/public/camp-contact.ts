import type { ShipmentRecord } from './draft.ts';

const fold = (name: string): string => name.trim().toLowerCase();

/** The sender or recipient of a camper's bags at home: a parent. '' when only the campers are named there. */
export function campContact({ travelers, booking }: ShipmentRecord): string {
  const campers = travelers.map(({ name }) => fold(name));
  const { form, legs: [leg] = [] } = booking ?? {};
  if (!form || !leg) return '';
  const home = form.d_club_id ? leg.from : leg.to;
  return campers.includes(fold(home.name)) ? '' : home.name.trim();
}

/** The first name that greets the reader of a camp booking's email: never a camper's. */
export function campGreeting(
  account: { firstName: string; lastName: string },
  shipment: ShipmentRecord,
): string {
  // A shared address of several campers is greeted by all their names.
  const named = [`${account.firstName} ${account.lastName}`, ...account.firstName.split(', ')].map(fold);
  const isCamper = shipment.travelers.some(({ name }) => named.includes(fold(name)));
  if (!isCamper) return account.firstName;
  return campContact(shipment).split(/\s+/)[0] ?? '';
}
