import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

/**
 * Errors of a pickup: an empty one is not chosen yet; an invalid id must not count as empty. A traveler's own
 * pickup must name a traveler of the form, once.
 */
export const pickupErrors = (form: ShipmentForm): FieldError[] => [
  ...(['outbound_pickup', 'return_pickup'] as const).flatMap((path): FieldError[] =>
    /^\d*$/.test(form[path] ?? '') ? [] : [{ path, code: 'unknown' }],
  ),
  ...(['golfers', 'return_golfers'] as const).flatMap((path) => golferErrors(form, path)),
];

function golferErrors(form: ShipmentForm, name: 'golfers' | 'return_golfers'): FieldError[] {
  const named = new Set<string>();
  return Object.entries(form[name] ?? {}).flatMap(([place, { golfer_id: id, pickup_type: way }]) => {
    const path = `${name}.${place}`;
    const isTraveler = Object.hasOwn(form.traveler ?? {}, id);
    const repeated = named.has(id);
    named.add(id);
    if (!isTraveler) return [{ path: `${path}.golfer_id`, code: 'unknown' }];
    if (repeated) return [{ path: `${path}.golfer_id`, code: 'repeated' }];
    return /^\d+$/.test(way) ? [] : [{ path: `${path}.pickup_type`, code: 'unknown' }];
  });
}
