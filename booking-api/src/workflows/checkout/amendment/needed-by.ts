import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { refuse } from '../../../platform/http/refusal.ts';

const fields = { outbound: 'arrive_by', return: 'return_arrive_by' } as const;

/** A booking whose leg is needed by another day, or by none. */
export function withNeededBy(form: ShipmentForm, leg: LegName, day: CalendarDate | null): ShipmentForm {
  const { [fields[leg]]: _before, ...plan } = form.trip_plan ?? {};
  const next = day === null ? plan : { ...plan, [fields[leg]]: day };
  const { trip_plan: _plan, ...others } = form;
  return Object.keys(next).length > 0 ? { ...others, trip_plan: next } : others;
}

/** Throws Refusal `invalid` when bags are needed before they are picked up; `path` names the field of the day. */
export function requireAfterPickup(
  day: CalendarDate | null,
  pickup: string | undefined,
  path = 'needed_by',
): void {
  if (day !== null && pickup !== undefined && day < pickup)
    throw refuse('invalid', [{ path, code: 'too_early' }]);
}
