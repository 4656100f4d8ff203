import type { CSSProperties } from 'react';
import { serviceOptionWords } from '../copy/service-option.ts';
import { showDate } from '../dates/show-date.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ServiceOption } from './service-option-card.tsx';
import './service-axis.css';

/** The days that the services of a leg share: from pickup to the last arrival or to the deadline. */
export type ServiceDays = {
  /** In order and without gaps; `why` says why nothing moves on a day. */
  readonly days: readonly { readonly date: string; readonly why: string | null }[];
  /** Null or omitted if there is no deadline. */
  readonly deadline?: string | null | undefined;
};

/** More days than this have no room for their names. */
const namedDays = 9;
const numberedDays = 16;

const columns = (from: number, to: number): CSSProperties => ({ gridColumn: `${from + 1} / ${to + 2}` });

/** What hatching and the dashed line mean, in words. */
export function AxisKey({ axis }: { axis: ServiceDays }) {
  const why = [...new Set(axis.days.flatMap((day) => day.why ?? []))];
  const sentences = [
    ...(axis.deadline ? [serviceOptionWords.due({ day: showDate(axis.deadline) })] : []),
    ...(why.length > 0 ? [serviceOptionWords.hatched({ why })] : []),
  ];
  return sentences.length > 0 ? <p className="ui-services__key">{sentences.join(' ')}</p> : null;
}

/** The days over the services of a wide card; each service says its days in words too. */
export function AxisHead({ axis: { days } }: { axis: ServiceDays }) {
  if (days.length > numberedDays) return null;
  return (
    <div className="ui-services__head" aria-hidden="true">
      <span className="ui-services__dates">
        {days.map(({ date }) => (
          <span key={date}>
            {days.length > namedDays ? null : <span>{showDate(date, 'weekday')}</span>}
            <span>{Number(date.slice(-2))}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** From pickup to arrival on the shared days; its label says the same and names the days of rest between. */
export function ServiceAxis(props: { option: ServiceOption; pickup: string; axis: ServiceDays | undefined }) {
  const { option, pickup, axis } = props;
  const { between = [], dropOff = false } = option;
  const why = [...new Set(between.flatMap((day) => day.why ?? []))];
  const deadline = axis?.deadline;
  const late = deadline ? option.arrival > deadline : false;
  return (
    <span className="ui-service__axis">
      <span className="ui-service__lead">
        {` ${serviceOptionWords.pickup({ day: showDate(pickup), dropOff })} `}
      </span>
      {axis && axis.days.length > 0 ? (
        <Strip axis={axis} from={pickup} to={option.arrival} late={late} />
      ) : null}
      {why.length === 0 ? null : <VisuallyHidden>{`${serviceOptionWords.idle({ why })} `}</VisuallyHidden>}
      {deadline && !late ? (
        <VisuallyHidden>{`${serviceOptionWords.inTime({ day: showDate(deadline) })} `}</VisuallyHidden>
      ) : null}
      {deadline && late ? (
        <span className="ui-service__lead ui-service__late">
          {`${serviceOptionWords.late({ day: showDate(deadline) })} `}
        </span>
      ) : null}
    </span>
  );
}

function Strip(props: { axis: ServiceDays; from: string; to: string; late: boolean }) {
  const { days, deadline } = props.axis;
  const indexOf = (date: string) => days.findIndex((day) => day.date === date);
  const [from, to, due] = [indexOf(props.from), indexOf(props.to), deadline ? indexOf(deadline) : -1];
  const way: CSSProperties & Record<'--days', number> = { ...columns(from, to), '--days': to - from + 1 };
  return (
    <span
      className="ui-service__days"
      style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
      aria-hidden="true"
    >
      {days.map(({ date, why }, index) => (
        <span
          key={date}
          style={columns(index, index)}
          className={why === null ? 'ui-service__date' : 'ui-service__date ui-service__date--idle'}
        />
      ))}
      {from >= 0 && to >= from ? (
        <span className={`ui-service__way${props.late ? ' ui-service__way--late' : ''}`} style={way} />
      ) : null}
      {due >= 0 ? <span className="ui-service__due" style={columns(due, due)} /> : null}
    </span>
  );
}
