import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { showDay } from '../../console/show-day.ts';
import { dayPlotTexts as texts } from '../../copy/day-plot.ts';
import './day-plot.css';

const [width, height] = [480, 140];
const edge = { top: 12, right: 8, bottom: 4, left: 8 };
export interface DayPlotProps {
  readonly title: string;
  readonly points: readonly { readonly day: string; readonly value: number }[];
  /** Formats a value. */
  readonly show: (value: number) => string;
}

/** A figure by day. The table next to the plot, and the plot's accessible name, contain the same values. */
export function DayPlot({ title, points, show }: DayPlotProps) {
  const x = scalePoint(
    points.map(({ day }) => day),
    [edge.left, width - edge.right],
  );
  const y = scaleLinear(
    [Math.min(0, ...points.map(({ value }) => value)), Math.max(1, ...points.map(({ value }) => value))],
    [height - edge.bottom, edge.top],
  );
  const xOf = ({ day }: { day: string }): number => x(day) ?? 0;
  const top = ({ value }: { value: number }): number => y(value);
  const stroke = line<(typeof points)[number]>(xOf, top).curve(curveMonotoneX)(points) ?? '';
  const fill = area<(typeof points)[number]>(xOf, y(0), top).curve(curveMonotoneX)(points) ?? '';
  const [first, last] = [points[0], points.at(-1)];
  const most = points.reduce<(typeof points)[number] | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className="console-plot">
      <figcaption>
        <span>{title}</span> <strong>{show(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.plot({ title, total: show(total) })}
      >
        <path className="console-plot__area" d={fill} />
        <path className="console-plot__line" d={stroke} />
        {y(0) < height - edge.bottom ? (
          <path className="console-plot__zero" d={`M${edge.left},${y(0)}H${width - edge.right}`} />
        ) : null}
      </svg>
      <p className="console-plot__days">
        <span>{first ? showDay(first.day) : null}</span>
        <span>
          {most && most.value > 0
            ? texts.mostOn({ day: showDay(most.day), value: show(most.value) })
            : points.some(({ value }) => value !== 0)
              ? null
              : texts.nothingYet}
        </span>
        <span>{last ? showDay(last.day) : null}</span>
      </p>
    </figure>
  );
}
