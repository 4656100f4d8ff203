import type { IncidentMoving } from '@sendahead/shared-contracts/console/incident-move-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { showDay } from '../console/show-day.ts';
import { counted } from './incidents.ts';
import { legNames } from './order.ts';

const pickups = (count: number): string => counted(count, 'pickup');

export const moveTexts = {
  title: 'Move pickups',
  loading: 'Loading the moved pickups',
  none: 'No pickup has been moved for this incident.',
  open: 'Move affected pickups',
  again: 'Move more pickups',
  goOn: 'Resume moving',
  stop: 'Stop moving',
  stopping: 'Stopping…',
  day: 'New pickup day',
  dayMissing: 'Enter the new pickup day.',
  weekend: 'Carriers don’t pick up on weekends. Choose a weekday.',
  hint: 'Affected pickups before this day move to it. Customers get new labels by email.',
  /** While it stops selling and has no last day. */
  unlimited: 'This incident has no last affected day, so it stops the new day too. Enter one first.',
  free: 'No one pays more. A pickup that would cost more stays, and we list it here.',
  move: 'Move pickups',
  moving: 'Moving…',
  left: 'These need you',
  /** "12 pickups moved to Tue, Dec 8.", "4 of 12 pickups moved to Tue, Dec 8." */
  progress: ({ day, moved, waiting }: Pick<IncidentMoving, 'day' | 'moved' | 'waiting'>): string =>
    waiting === 0
      ? `${pickups(moved)} moved to ${showDay(day)}.`
      : `${moved} of ${pickups(moved + waiting)} moved to ${showDay(day)}.`,
} as const;

const reasons: Readonly<Record<string, string>> = {
  action_not_allowed: 'The carrier has the bags, or the order was canceled.',
  change_in_progress: 'The customer is changing this order.',
  international_info_required: 'The travel dates for customs are missing.',
  no_service: 'No carrier picks up there on that day.',
  pickup_time_over: 'The bags can’t go on that day.',
};

/** Why a pickup was left to a person. */
export function leftText({ leg, reason, difference_cents: cents }: IncidentMoving['left'][number]): string {
  const why =
    cents === null ? (reasons[reason] ?? 'We couldn’t move it.') : `It costs ${formatMoney(cents)} more.`;
  return `${legNames[leg]}: ${why}`;
}
