import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { type MapPoint, RouteMap } from '@sendahead/shared-ui/booking';
import type { ReactNode } from 'react';
import './leg-overview.css';

type End = NonNullable<OrderDetail['ways']>[number]['from'];

interface Props {
  readonly from: End | undefined;
  readonly to: End | undefined;
  readonly stops: ReactNode;
  readonly children: ReactNode;
}

/** A leg at a glance: its words, how far its bags are, and the map. */
export function LegOverview({ from, to, stops, children }: Props) {
  const [start, end] = [pointOf(from), pointOf(to)];
  return (
    <div className="leg-overview">
      <div className="leg-overview__parts">
        <div className="leg-overview__words">{children}</div>
        {start && end ? <RouteMap from={start} to={end} /> : null}
        <div className="leg-overview__stops">{stops}</div>
      </div>
    </div>
  );
}

const pointOf = (end: End | undefined): MapPoint | null =>
  end === undefined || end.lat === null || end.lon === null
    ? null
    : { place: end.place, lat: end.lat, lon: end.lon };
