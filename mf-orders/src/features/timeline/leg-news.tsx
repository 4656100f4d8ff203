import type { OrderDetail, OrderShipment } from '@sendahead/shared-contracts/orders/life-schema';
import { type Cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { type MapPoint, RouteMap } from '@sendahead/shared-ui/booking';
import { bagWords } from '../../copy/bags.ts';
import { legProgress } from '../../state/leg-progress.ts';
import { BagMark } from '../../views/bag-mark.tsx';
import { DueDay } from '../../views/due-day.tsx';
import { BagNews } from './bag-news.tsx';

type Way = NonNullable<OrderDetail['ways']>[number];

interface Props {
  /** Null for a single leg, whose section has the name already. */
  readonly title: string | null;
  readonly bags: readonly OrderShipment[];
  readonly way: Way | undefined;
  /** The credit for the late arrival. */
  readonly credit: Cents | undefined;
}

/** One leg: the progress of its bags, when they are due, the map, and each bag. */
export function LegNews({ title, bags, way, credit }: Props) {
  const { bags: carried, delivered, worst } = legProgress(bags);
  const from = way && pointOf(way.from);
  const to = way && pointOf(way.to);
  return (
    <section className="order-leg" aria-label={title ?? undefined}>
      <div className="order-leg__head">
        {title ? <h3>{title}</h3> : null}
        {worst ? <BagMark bag={worst} /> : null}
        {carried.length > 1 && delivered > 0 ? (
          <span className="order-leg__count">{bagWords.delivered(delivered, carried.length)}</span>
        ) : null}
      </div>
      {worst ? <DueDay bag={worst} /> : null}
      {credit ? <p className="order-leg__credit">{bagWords.lateCredit(formatCents(credit))}</p> : null}
      {from && to ? <RouteMap from={from} to={to} /> : null}
      <ul className="order-leg__bags">
        {bags.map((bag) => (
          <BagNews
            key={bag.parcel_id ?? `${bag.traveler} ${bag.item} ${bag.tracking_number}`}
            bag={bag}
            heading={title ? 'h4' : 'h3'}
          />
        ))}
      </ul>
    </section>
  );
}

const pointOf = ({ place, lat, lon }: Way['from']): MapPoint | null =>
  lat === null || lon === null ? null : { place, lat, lon };
