import type {
  IncidentMove,
  MovedLeg,
  PlannedMove,
} from '@sendahead/shared-contracts/console/incident-move-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { showDay } from '../console/show-day.ts';
import { counted } from './incidents.ts';
import { legLabels } from './order.ts';

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
  inIncident: (until: string): string => `The incident lasts until ${showDay(until)}. Choose a later day.`,
  weekend: 'Carriers don’t pick up on weekends. Choose a weekday.',
  hint: 'Affected pickups before this day move to it. Customers get new labels by email.',
  /** While it stops selling and has no last day. */
  unlimited: 'This incident has no last affected day, so it stops the new day too. Enter one first.',
  free: 'No one pays more. A pickup that would cost more stays, and we list it here.',
  move: 'Move pickups',
  moving: 'Moving…',
  left: 'These need you',
  results: 'Moved orders',
  late: (arrives: string): string => `It ${arrives}.`,
  /** "12 pickups moved to Tue, Dec 8.", or each of their days; while some wait "4 of 12 pickups moved." */
  progress: ({ day, moved, waiting, results }: Progress): string => {
    if (waiting > 0) return `${moved} of ${pickups(moved + waiting)} moved. Now moving to ${showDay(day)}.`;
    const byDay = Map.groupBy(results ?? [], ({ pickup_date }) => pickup_date);
    // None has moved, or all were moved back.
    if (moved === 0) return 'No pickups are moved now.';
    if (byDay.size === 0) return `${pickups(moved)} moved.`;
    return [...byDay]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([on, legs]) => `${pickups(legs.length)} moved to ${showDay(on)}.`)
      .join(' ');
  },
} as const;

type Progress = Pick<IncidentMove, 'day' | 'moved' | 'waiting' | 'results'>;

/** The days of a moved pickup: "Outbound: pickup Thu, Dec 3, arrival Mon, Dec 7." */
export const movedText = ({ leg, pickup_date: on, arrival_date: arrival }: MovedLeg): string =>
  `${legLabels[leg]}: pickup ${showDay(on)}${arrival ? `, arrival ${showDay(arrival)}` : ''}.`;

export const linkWords = {
  open: 'The open link to pay becomes void.',
  voided: 'The link to pay is void.',
  sendNew: (order: string): string => `Send a new link: ${order}`,
} as const;

/** Why an order stays as it is, by the server’s codes. */
export const reasonsOfStay: Readonly<Record<string, string>> = {
  action_not_allowed: 'The carrier has the bags, or the order was canceled.',
  change_in_progress: 'The customer is changing this order.',
  international_info_required: 'The travel dates for customs are missing.',
  no_service: 'No carrier picks up there on that day.',
  club_closed: 'The club is closed on that day.',
  pickup_time_over: 'The bags can’t go on that day.',
};

/** Why a pickup was left to a person. */
export function leftText({
  leg,
  reason,
  difference_cents: cents,
  message,
}: Pick<IncidentMove['left'][number], 'leg' | 'reason' | 'difference_cents'> &
  Pick<PlannedMove, 'message'>): string {
  const serverReason = reason === 'pickup_time_over' ? message : undefined;
  const why =
    cents === null
      ? (serverReason ?? reasonsOfStay[reason] ?? 'We couldn’t move it.')
      : `It costs ${formatMoney(cents)} more.`;
  return `${legLabels[leg]}: ${why}`;
}

export const planTexts = {
  title: 'What happens to each order',
  loading: 'Pricing the move of each order',
  none: 'No affected pickup is before this day.',
  choose: 'Uncheck the ones that should stay.',
  leftOut: (count: number): string => `${counted(count, 'pickup')} left out.`,
  more: (count: number): string => `${counted(count, 'more pickup')}, not shown here.`,
  late: moveTexts.late,
} as const;

/** The days of a pickup after the move, or why it stays. */
export const plannedText = ({
  leg,
  pickup_date,
  moved,
  reason,
  difference_cents,
  message,
}: PlannedMove): string =>
  moved
    ? `${legLabels[leg]}: pickup ${showDay(moved.pickup_date)}, was ${showDay(pickup_date)}. Arrival ${showDay(moved.arrival_date)}.`
    : leftText({ leg, reason: reason ?? '', difference_cents, message });
