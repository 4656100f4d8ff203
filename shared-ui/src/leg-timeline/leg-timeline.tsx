import { legTimelineWords } from '../copy/leg-timeline.ts';
import { showDate } from '../dates/show-date.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './leg-timeline.css';

/** One day in transit; `date` is `YYYY-MM-DD`. */
export type LegDay =
  | { kind: 'pickup' | 'drop-off' | 'delivery' | 'traveler'; date: string; what: string }
  | { kind: 'transit'; date: string }
  /** The carrier rests: `why` is such as "Weekend" or "Christmas Day". */
  | { kind: 'idle'; date: string; why: string };

type Stop = Extract<LegDay, { what: string }>;
type Part = { stop: Stop } | { run: Exclude<LegDay, Stop>[] };

/** Days in order, cut into stops and the runs of days between them. */
export function legParts(days: readonly LegDay[]): Part[] {
  const parts: Part[] = [];
  for (const day of days) {
    const last = parts.at(-1);
    if (day.kind !== 'transit' && day.kind !== 'idle') parts.push({ stop: day });
    else if (last && 'run' in last) last.run.push(day);
    else parts.push({ run: [day] });
  }
  return parts;
}

/** Pickup, transit and arrival; days on which nothing moves say why. */
export function LegTimeline({ days, label }: { days: readonly LegDay[]; label: string }) {
  return (
    <ol className="ui-leg" aria-label={label}>
      {legParts(days).map((part) =>
        'stop' in part ? (
          <li
            key={`${part.stop.kind} ${part.stop.date}`}
            className={`ui-leg__stop ui-leg__stop--${part.stop.kind}`}
          >
            <div className="ui-leg__day">{showDate(part.stop.date)}</div>
            <div className="ui-leg__what">{part.stop.what}</div>
          </li>
        ) : (
          <Run key={part.run[0]?.date} days={part.run} />
        ),
      )}
    </ol>
  );
}

function Run({ days }: { days: Exclude<LegDay, Stop>[] }) {
  // The day of delivery counts too.
  const moving = days.filter((day) => day.kind === 'transit').length;
  const reasons = new Map<string, string[]>();
  for (const day of days) {
    if (day.kind === 'idle') reasons.set(day.why, [...(reasons.get(day.why) ?? []), showDate(day.date)]);
  }
  return (
    <li className="ui-leg__run">
      <VisuallyHidden>{legTimelineWords.inTransit({ days: moving + 1 })}</VisuallyHidden>
      <div className="ui-leg__ticks" aria-hidden="true">
        {days.map((day) => (
          <span key={day.date} className={`ui-leg__tick ui-leg__tick--${day.kind}`}>
            {Number(day.date.slice(8))}
          </span>
        ))}
      </div>
      {[...reasons].map(([why, dates]) => (
        <p className="ui-leg__why" key={why}>
          {legTimelineWords.idle({ dates, why })}
        </p>
      ))}
    </li>
  );
}
