import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { showDay } from '../../console/show-day.ts';
import './day-plot.css';

const [width, height] = [480, 160];
const edge = { top: 12, right: 8, bottom: 24, left: 8 };
/** Lines across, beside the base. */
const ticks = 2;

export interface DayPlotProps {
  readonly title: string;
  readonly points: readonly { readonly day: string; readonly value: number }[];
  /** How a value is written. */
  readonly show: (value: number) => string;
}

/** A figure by day. The table beside it says the same; for those who do not see the plot, so does its name. */
export function DayPlot({ title, points, show }: DayPlotProps) {
  const x = scalePoint(
    points.map(({ day }) => day),
    [edge.left, width - edge.right],
  );
  const y = scaleLinear(
    [0, Math.max(1, ...points.map(({ value }) => value))],
    [height - edge.bottom, edge.top],
  ).nice(ticks);
  const at = ({ day }: { day: string }): number => x(day) ?? 0;
  const top = ({ value }: { value: number }): number => y(value);
  const stroke = line<(typeof points)[number]>(at, top).curve(curveMonotoneX)(points) ?? '';
  const fill = area<(typeof points)[number]>(at, y(0), top).curve(curveMonotoneX)(points) ?? '';
  const [first, last] = [points[0], points.at(-1)];
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className="console-plot">
      <figcaption>
        {title} <strong>{show(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title} by day, ${show(total)} in all; the table below says it of every day.`}
      >
        {/* Without anything there is no scale that would say something. */}
        {(total === 0 ? [] : y.ticks(ticks)).map((value) => (
          <g key={value}>
            <line
              className="console-plot__grid"
              x1={edge.left}
              x2={width - edge.right}
              y1={y(value)}
              y2={y(value)}
            />
            <text x={edge.left} y={y(value) - 3}>
              {show(value)}
            </text>
          </g>
        ))}
        <path className="console-plot__area" d={fill} />
        <path className="console-plot__line" d={stroke} />
        {first ? (
          <text x={edge.left} y={height - 6}>
            {showDay(first.day)}
          </text>
        ) : null}
        {last ? (
          <text x={width - edge.right} y={height - 6} textAnchor="end">
            {showDay(last.day)}
          </text>
        ) : null}
      </svg>
    </figure>
  );
}
