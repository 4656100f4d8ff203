import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { LegName } from '../../modules/orders/draft.ts';

/** What a leg is called in the form: the return leg's fields, and the outbound leg's. */
const fieldsOf = (form: ShipmentForm): ReadonlyMap<string, unknown> => new Map(Object.entries(form));
const ways = ['pickup', 'carrier', 'carrier_service_level_id'] as const;
const outboundNames: Readonly<Record<(typeof ways)[number], string>> = {
  pickup: 'outbound_pickup',
  carrier: 'pickup_carrier',
  carrier_service_level_id: 'pickup_carrier_service_level_id',
};

/**
 * The booking of one leg as a trip of its own on a day: of the way back with both ends changed over, and only what comes
 * back. Coupons and codes belong to the whole and stay out.
 */
export function loneLeg(form: ShipmentForm, leg: LegName, pickupDate: CalendarDate): ShipmentForm {
  const fields = fieldsOf(form);
  const kept = [...fields].filter(
    ([name]) => !name.startsWith('return_') && !['coupon', 'gift-card', 'arrival_date'].includes(name),
  );
  if (leg === 'outbound') return { ...Object.fromEntries(kept), roundtrip: 'false', pickup_date: pickupDate };
  const turned = kept.map(([name, value]) => [turnedName(name), value] as const);
  const back = ways.flatMap((way) => {
    const value = fields.get(`return_${way}`);
    return value === undefined ? [] : [[outboundNames[way], value] as const];
  });
  const people = Object.entries(form.traveler ?? {});
  return {
    ...Object.fromEntries(turned),
    ...Object.fromEntries(back),
    traveler: Object.fromEntries(people.filter(([, traveler]) => traveler.t_round_trip !== 'false')),
    roundtrip: 'false',
    pickup_date: pickupDate,
  };
}

/** The same field of the other end. */
function turnedName(name: string): string {
  if (name === 'origination') return 'destination';
  if (name === 'destination') return 'origination';
  if (name.startsWith('o_')) return `d_${name.slice(2)}`;
  return name.startsWith('d_') ? `o_${name.slice(2)}` : name;
}
