import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { BookingRecord } from '../../../../modules/bookings/public/draft.ts';

const isOfAnEnd = (name: string): boolean => name.startsWith('o_') || name.startsWith('d_');

/** The fields of both ends of a trip. */
export const endsOf = (form: ShipmentForm): ShipmentForm =>
  Object.fromEntries(Object.entries(form).filter(([name]) => isOfAnEnd(name)));

export const withEnds = (form: ShipmentForm, ends: ShipmentForm): ShipmentForm => ({
  ...Object.fromEntries(Object.entries(form).filter(([name]) => !isOfAnEnd(name))),
  ...ends,
});

/** The same form with both ends swapped. */
export const reversedEnds = (form: ShipmentForm): ShipmentForm =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [reversedName(name), value]));

/** The same field of the other end. */
function reversedName(name: string): string {
  if (name === 'origination') return 'destination';
  if (name === 'destination') return 'origination';
  if (name.startsWith('o_')) return `d_${name.slice(2)}`;
  return name.startsWith('d_') ? `o_${name.slice(2)}` : name;
}

type Ends = Pick<BookingRecord, 'form' | 'returnEnds'>;

/** Both ends of the return, as a separate one-way trip. */
export const returnEndsOf = ({ form, returnEnds }: Ends): ShipmentForm =>
  returnEnds ?? reversedEnds(endsOf(form));

/**
 * Sets the ends of one leg in a booking. The form contains the outbound ends; the return ends are stored only
 * when they are not the form's ends reversed. When the outbound is canceled, the form contains the return.
 */
export function withLegEnds(
  booking: Ends & { legs: readonly { leg: LegName }[] },
  leg: LegName,
  ends: ShipmentForm,
): Ends {
  const back = leg === 'return' ? ends : returnEndsOf(booking);
  const there = leg === 'outbound' ? ends : endsOf(booking.form);
  const goesThere = booking.legs.some((one) => one.leg === 'outbound');
  const form = withEnds(booking.form, goesThere ? there : reversedEnds(back));
  return { form, returnEnds: sameEnds(reversedEnds(back), endsOf(form)) ? undefined : back };
}

/** An empty field equals an absent one, and the first part of a zip adds nothing to the zip. */
function sameEnds(one: ShipmentForm, other: ShipmentForm): boolean {
  const comparable = (ends: ShipmentForm) =>
    new Map(Object.entries(ends).filter(([name, value]) => value !== '' && !name.endsWith('zip-first-part')));
  const [first, second] = [comparable(one), comparable(other)];
  return first.size === second.size && [...first].every(([name, value]) => second.get(name) === value);
}
