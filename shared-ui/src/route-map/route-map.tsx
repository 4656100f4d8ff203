import { Suspense } from 'react';
import { lazyView } from '../on-demand/lazy-view.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type MapPoint, milesBetween } from './great-circle.ts';
import './route-map.css';

const DrawnMap = lazyView(async () => (await import('./drawn-map.tsx')).DrawnMap);

/** A shorter route crosses no lines of the map: its drawing would be two dots on an empty background. */
const shortestDrawn = 500;

/** Whether a route is long enough to be drawn. */
export const isDrawn = (from: MapPoint, to: MapPoint): boolean => milesBetween(from, to) >= shortestDrawn;

/** The route: a decorative drawing, loaded when first shown, and the same in words. */
export function RouteMap({
  from,
  to,
  note,
}: {
  from: MapPoint;
  to: MapPoint;
  /** The zone in words, such as "Zone 7, across the country". */
  note?: string | undefined;
}) {
  const miles = Math.round(milesBetween(from, to)).toLocaleString('en-US');
  const drawn = isDrawn(from, to);
  const ends = `From ${from.place} to ${to.place}: `;
  return (
    <div className="ui-map">
      {drawn ? (
        <div className="ui-map__frame" aria-hidden="true">
          <Suspense fallback={null}>
            <DrawnMap from={from} to={to} />
          </Suspense>
        </div>
      ) : null}
      <p className="ui-map__words">
        <span>
          {drawn ? <VisuallyHidden>{ends}</VisuallyHidden> : ends}
          <span>{`${miles} miles`}</span>
        </span>
        {note ? <span>{note}</span> : null}
      </p>
    </div>
  );
}

export type { MapPoint };
