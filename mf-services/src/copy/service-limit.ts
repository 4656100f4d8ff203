import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceLimit } from '../state/service-limits.ts';

/** Why a service cannot be chosen. */
export function serviceLimitText({ kind, until, place }: ServiceLimit): string {
  switch (kind) {
    case 'sailing':
      return `Too late for ${place}: bags must be at the port by ${spokenDate(until)}`;
    case 'session':
      return `Too late: camp ends on ${spokenDate(until)}`;
    case 'session_begins':
      return `Too late: ${place} begins on ${spokenDate(until)}`;
    default:
      return kind satisfies never;
  }
}
