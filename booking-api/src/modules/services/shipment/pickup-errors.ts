import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

/** Words for a pickup: an empty one is not chosen yet; one that is no id must not pass for that. */
export const pickupErrors = (form: ShipmentForm): FieldError[] =>
  (['outbound_pickup', 'return_pickup'] as const).flatMap((path) =>
    /^\d*$/.test(form[path] ?? '') ? [] : [{ path, code: 'unknown' }],
  );
