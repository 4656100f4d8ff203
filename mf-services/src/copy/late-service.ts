import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { LateService, WayInTime } from '../state/late-service.ts';

export const lateServiceText = ({ daysLate, deadline }: LateService): string =>
  `This service arrives ${daysLate === 1 ? '1 day' : `${daysLate} days`} too late. You need your bags by ${spokenDate(deadline)}.`;

/** The label of the button for a service that is in time. */
export function inTimeWords({ kind, title, day, arrival }: WayInTime, dropOff: boolean): string {
  if (kind === 'service') return `Use ${title}, arrives ${spokenDate(arrival)}`;
  if (kind === 'own_day')
    return `${dropOff ? 'Drop-off' : 'Pickup'} ${spokenDate(day)} instead arrives in time`;
  return `Use ${dropOff ? 'drop-off' : 'pickup'} ${spokenDate(day)}, arrives ${spokenDate(arrival)}`;
}
