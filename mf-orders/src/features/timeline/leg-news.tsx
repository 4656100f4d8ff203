import type { OrderDetail, OrderShipment } from '@sendahead/shared-contracts/orders/life-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { type MapPoint, RouteMap } from '@sendahead/shared-ui/booking';
import { bagWords } from '../../copy/bags.ts';
import { legProgress } from '../../state/leg-progress.ts';
import { BagMark } from '../../views/bag-mark.tsx';
import { DueDay } from '../../views/due-day.tsx';
import { LegStops } from '../../views/leg-stops.tsx';
import { BagNews } from './bag-news.tsx';

type Way = NonNullable<OrderDetail['ways']>[number];

interface Props {
  /** Null for a single leg, whose section has the name already. */
  readonly title: string | null;
  readonly bags: readonly OrderShipment[];
  readonly way: Way | undefined;
  /** The day on which the carrier is to take them. */
  readonly pickup: CalendarDate | undefined;
  /** The credit for the late arrival. */
  readonly credit: Cents | undefined;
}

/** One leg: when its bags are due, how far they are, the map, and each bag. */
export function LegNews({ title, bags, way, pickup, credit }: Props) {
  const { bags: carried, delivered, worst } = legProgress(bags);
  const from = way && pointOf(way.from);
  const to = way && pointOf(way.to);
  return (
    <section className="order-leg" aria-label={title ?? undefined}>
      <div className="order-leg__top">
        <div className="order-leg__words">
          <div className="order-leg__head">
            {title ? <h3>{title}</h3> : null}
            {worst ? <BagMark bag={worst} /> : null}
            {carried.length > 1 && delivered > 0 ? (
              <span className="order-leg__count">{bagWords.delivered(delivered, carried.length)}</span>
            ) : null}
          </div>
          {worst?.status === 'cancelled' ? (
            <p className="order-leg__count">{bagWords.canceledLeg(title)}</p>
          ) : null}
          {worst ? <DueDay bag={worst} /> : null}
          {credit ? <p className="order-leg__credit">{bagWords.lateCredit(formatCents(credit))}</p> : null}
        </div>
        {from && to ? <RouteMap from={from} to={to} /> : null}
      </div>
      <LegStops bags={carried} pickup={pickup} label={title ? bagWords.stopsOf(title) : bagWords.stops} />
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
