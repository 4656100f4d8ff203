import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail, OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import { bagWords } from '../../copy/bags.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { waitsForCustoms } from '../../state/waits-for-customs.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { LegNews } from './leg-news.tsx';
import './timeline.css';

/** Each leg and bag of the order: past events, current place, due date. */
export function Timeline() {
  const detail = useOrder();
  const legs = legNames
    .map((leg) => ({ leg, bags: detail.shipments.filter((bag) => bag.leg === leg) }))
    .filter(({ bags }) => bags.length > 0);
  const waits = waitsForCustoms(detail.order);
  if (legs.length === 0) return null;
  return (
    <OrderSection id="timeline" title={bagWords.timeline}>
      <div className="order-timeline">
        {legs.map(({ leg, bags }) => (
          <LegNews
            key={leg}
            title={legs.length > 1 ? titles[leg] : null}
            bags={bags}
            waits={waits}
            way={wayOf(detail, leg)}
            pickup={pickupOf(detail, leg)}
            credit={detail.late_credits?.find((credit) => credit.leg === leg)?.amount_cents}
          />
        ))}
      </div>
    </OrderSection>
  );
}

const titles = { outbound: bagWords.outbound, return: bagWords.return } as const;
const wayOf = ({ ways = [] }: OrderDetail, leg: OrderShipment['leg']) => ways.find((way) => way.leg === leg);
const pickupOf = ({ legs = [], order }: OrderDetail, leg: OrderShipment['leg']) =>
  legs.find((booked) => booked.leg === leg)?.pickup_date ??
  (leg === 'outbound' ? order.pickup_date : undefined);
