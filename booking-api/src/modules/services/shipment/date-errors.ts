import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

const dateFields = ['pickup_date', 'arrival_date', 'return_pickup_date', 'return_arrival_date'] as const;

/** Days outside all calendars. An empty day is not chosen yet; an unreadable one must not count as empty. */
export const dateErrors = (form: ShipmentForm): FieldError[] =>
  dateFields.flatMap((path) => {
    const text = form[path] ?? '';
    return text === '' || isCalendarDate(text) ? [] : [{ path, code: 'not_a_date' }];
  });
