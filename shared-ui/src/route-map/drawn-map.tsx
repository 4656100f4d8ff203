import { geoInterpolate, geoMercator, geoPath } from 'd3-geo';
import type { MapPoint } from './great-circle.ts';
import { borders, nation, restOfWorld } from './outlines.ts';

const WIDTH = 332;
const HEIGHT = 168;
const PADDING = 26;
/** Degrees that are always visible, so that a short route still shows where in the country it is. */
const LEAST_SPAN = 7;

/** The drawing itself; its outlines are heavy, so it is loaded separately. */
export function DrawnMap({ from, to }: { from: MapPoint; to: MapPoint }) {
  const [middleLon, middleLat] = geoInterpolate([from.lon, from.lat], [to.lon, to.lat])(0.5);
  const projection = geoMercator()
    .rotate([-middleLon, 0])
    .fitExtent(
      [
        [PADDING, PADDING],
        [WIDTH - PADDING, HEIGHT - PADDING],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [from.lon, from.lat],
          [to.lon, to.lat],
          [middleLon - LEAST_SPAN / 2, middleLat],
          [middleLon + LEAST_SPAN / 2, middleLat],
        ],
      },
    )
    .clipExtent([
      [-2, -2],
      [WIDTH + 2, HEIGHT + 2],
    ]);
  const path = geoPath(projection).digits(1);
  const a = projection([from.lon, from.lat]) ?? [0, 0];
  const b = projection([to.lon, to.lat]) ?? [0, 0];
  return (
    <svg className="ui-map__drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="ui-map__rest" d={path(restOfWorld) ?? ''} />
      <path className="ui-map__nation" d={path(nation) ?? ''} />
      <path className="ui-map__borders" d={path(borders) ?? ''} />
      <path className="ui-map__arc" pathLength={1} d={arc(a, b)} />
      <circle className="ui-map__from" cx={a[0]} cy={a[1]} r={5} />
      <circle className="ui-map__to" cx={b[0]} cy={b[1]} r={5} />
    </svg>
  );
}

/** A curve that always rises, even where the great circle would be nearly straight. */
function arc([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string {
  const lift = Math.min(44, Math.hypot(bx - ax, by - ay) * 0.28);
  const peak = Math.max(8, (ay + by) / 2 - lift);
  return `M${ax} ${ay}Q${(ax + bx) / 2} ${peak} ${bx} ${by}`;
}
