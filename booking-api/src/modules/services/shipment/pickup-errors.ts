import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

/**
 * Words for a pickup: an empty one is not chosen yet; one that is no id must not pass for that. A traveler's own names a
 * traveler of the form, once.
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
    const known = Object.hasOwn(form.traveler ?? {}, id);
    const repeated = named.has(id);
    named.add(id);
    if (!known) return [{ path: `${path}.golfer_id`, code: 'unknown' }];
    if (repeated) return [{ path: `${path}.golfer_id`, code: 'repeated' }];
    return /^\d+$/.test(way) ? [] : [{ path: `${path}.pickup_type`, code: 'unknown' }];
  });
}
