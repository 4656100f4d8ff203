import type { OrderDetail, OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { bagWords } from '../../copy/bags.ts';
import { legProgress } from '../../state/leg-progress.ts';
import { DueDay } from '../../views/due-day.tsx';
import { LegOverview } from '../../views/leg-overview.tsx';
import { LegStops } from '../../views/leg-stops.tsx';
import { BagNews, Mark } from './bag-news.tsx';

type LegPlan = NonNullable<OrderDetail['ways']>[number];

interface Props {
  /** Null for a single leg, whose section has the name already. */
  readonly title: string | null;
  readonly bags: readonly OrderShipment[];
  /** PA-20: the labels wait for the customs list. */
  readonly waits: boolean;
  readonly way: LegPlan | undefined;
  /** The pickup date. */
  readonly pickup: CalendarDate | undefined;
  /** The credit for the late arrival. */
  readonly credit: Cents | undefined;
}

/** PA-29: what cannot be printed yet is not called ready. */
const notLabeled = (bag: OrderShipment): OrderShipment =>
  bag.status === 'label_ready' ? { ...bag, status: 'waiting' } : bag;

/** One leg: the due date, the progress, the map, and each bag. */
export function LegNews({ title, bags: all, waits, way, pickup, credit }: Props) {
  const bags = waits ? all.map(notLabeled) : all;
  const { bags: carried, delivered, worst } = legProgress(bags);
  // A canceled leg has no map.
  const ends = worst?.status === 'cancelled' ? undefined : way;
  return (
    <section className="order-leg" aria-label={title ?? undefined}>
      <LegOverview
        from={ends?.from}
        to={ends?.to}
        stops={
          <LegStops bags={carried} pickup={pickup} label={title ? bagWords.stopsOf(title) : bagWords.stops} />
        }
      >
        <div className="order-leg__head">
          {title ? <h3>{title}</h3> : null}
          {worst ? <Mark bag={worst} waits={waits} /> : null}
          {carried.length > 1 && delivered > 0 ? (
            <span className="order-leg__count">{bagWords.delivered(delivered, carried.length)}</span>
          ) : null}
        </div>
        {worst?.status === 'cancelled' ? (
          <p className="order-leg__count">{bagWords.canceledLeg(title)}</p>
        ) : null}
        {worst ? <DueDay bag={worst} /> : null}
        {credit ? <p className="order-leg__credit">{bagWords.lateCredit(formatCents(credit))}</p> : null}
      </LegOverview>
      <ul className="order-leg__bags">
        {bags.map((bag) => (
          <BagNews
            key={bag.parcel_id ?? `${bag.bag} ${bag.traveler} ${bag.item} ${bag.tracking_number}`}
            bag={bag}
            waits={waits}
            heading={title ? 'h4' : 'h3'}
          />
        ))}
      </ul>
    </section>
  );
}
