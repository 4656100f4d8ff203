import { Suspense } from 'react';
import { lazyView } from '../on-demand/lazy-view.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type MapPoint, milesBetween } from './great-circle.ts';
import './route-map.css';

const DrawnMap = lazyView(async () => (await import('./drawn-map.tsx')).DrawnMap);

/** Where it goes: a decorative drawing, loaded when first shown, and the same in words. */
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
  return (
    <div className="ui-map">
      <div className="ui-map__frame" aria-hidden="true">
        <Suspense fallback={null}>
          <DrawnMap from={from} to={to} />
        </Suspense>
      </div>
      <p className="ui-map__words">
        <span>
          <VisuallyHidden>{`From ${from.place} to ${to.place}: `}</VisuallyHidden>
          <span>{`${miles} miles`}</span>
        </span>
        {note ? <span>{note}</span> : null}
      </p>
    </div>
  );
}

export type { MapPoint };
