import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { townName } from '@sendahead/shared-contracts/geo/town-name';
import { isDrawn, type MapPoint, RouteMap } from '@sendahead/shared-ui/booking';
import { useState } from 'react';
import { summaryWords } from '../../copy/summary.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import './route.css';

const mapPoint = (point: ShipPoint | undefined): MapPoint | null =>
  point?.latitude == null || point.longitude === null
    ? null
    : { place: townName(point), lat: point.latitude, lon: point.longitude };

function useEnds() {
  const points = useSelector((state) => state.page.points);
  const from = mapPoint(points?.origin);
  const to = mapPoint(points?.destination);
  return from && to ? { from, to } : null;
}

/** The route of the bags, once the map knows both ends. */
export function Route() {
  const ends = useEnds();
  return ends ? <RouteMap {...ends} /> : null;
}

/** The same route folded behind a line, drawn once it is opened. */
export function FoldedRoute() {
  const ends = useEnds();
  const [open, setOpen] = useState(false);
  if (!ends || !isDrawn(ends.from, ends.to)) return null;
  return (
    <details className="checkout-route" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summaryWords.map}</summary>
      {open ? <RouteMap {...ends} /> : null}
    </details>
  );
}
