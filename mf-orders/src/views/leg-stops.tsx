import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { VisuallyHidden } from '@sendahead/shared-ui';
import { bagWords, statusWords } from '../copy/bags.ts';
import { spokenDay } from '../copy/days.ts';
import { dayOfTime } from '../copy/times.ts';
import { useOrders } from '../hooks/use-orders.ts';
import { legTrack, type TrackedBag, type TrackStop } from '../state/leg-track.ts';
import './leg-stops.css';

interface Props {
  /** The bags that travel on the leg. */
  readonly bags: readonly TrackedBag[];
  /** The pickup date. */
  readonly pickup: CalendarDate | undefined;
  readonly label: string;
}

/** The five stops of a leg with the days of their scans, and the planned days of those ahead. */
export function LegStops({ bags, pickup, label }: Props) {
  const now = useOrders().host.now();
  const track = legTrack(bags);
  if (!track) return null;
  const planned: Partial<Record<TrackStop['name'], CalendarDate | undefined>> = {
    picked_up: pickup,
    delivered: track.bag.expected_on ?? track.bag.promised_on,
  };
  return (
    <ol className="leg-stops" aria-label={label}>
      {track.stops.map(({ name, status, is, scan }) => {
        const day = is === 'ahead' ? planned[name] : undefined;
        return (
          <li key={name} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
            <span className="leg-stops__dot" aria-hidden="true" />
            <strong>{statusWords[status]}</strong>{' '}
            <span className="leg-stops__when">
              <Is stop={name} is={is} hasDay={day !== undefined} />{' '}
              {day ? <span>{spokenDay(day, now)}</span> : null}
              {scan ? <span>{dayOfTime(scan.at, scan.time_zone)}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The place of the bags and the plan are text for everyone; a filled dot shows the rest visually. */
function Is({ stop, is, hasDay }: { stop: TrackStop['name']; is: TrackStop['is']; hasDay: boolean }) {
  if (is === 'now' && stop !== 'delivered')
    return <span className="leg-stops__now">{bagWords.stopIs.now}</span>;
  if (is === 'ahead')
    return hasDay ? (
      <span>{bagWords.stopIs.planned}</span>
    ) : (
      <VisuallyHidden>{bagWords.stopIs.ahead}</VisuallyHidden>
    );
  return <VisuallyHidden>{bagWords.stopIs.done}</VisuallyHidden>;
}
