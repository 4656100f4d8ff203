import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { type MapPoint, RouteMap } from '@sendahead/shared-ui/route-map';
import { useSelector } from '../../hooks/use-checkout.ts';

const mapPoint = (point: ShipPoint | undefined): MapPoint | null =>
  point?.latitude == null || point.longitude === null
    ? null
    : { place: `${point.city}, ${point.state}`, lat: point.latitude, lon: point.longitude };

/** The way the bags go, once both ends are known to the map. */
export function Route() {
  const points = useSelector((state) => state.page.points);
  const from = mapPoint(points?.origin);
  const to = mapPoint(points?.destination);
  return from && to ? <RouteMap from={from} to={to} /> : null;
}
