import type { OrderDetail, OrderShipment } from '@sendahead/shared-contracts/orders/life-schema';
import { PlainCard } from '@sendahead/shared-ui/card';
import { bagWords } from '../../copy/bags.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { LegNews } from './leg-news.tsx';
import './timeline.css';

/** Each leg and bag of the order: what came when, where it is now, when it is due. */
export function Timeline() {
  const { detail } = useOrder();
  const legs = (['outbound', 'return'] as const)
    .map((leg) => ({ leg, bags: detail.shipments.filter((bag) => bag.leg === leg) }))
    .filter(({ bags }) => bags.length > 0);
  if (legs.length === 0) return null;
  return (
    <div id="timeline">
      <PlainCard label={bagWords.timeline}>
        <div className="order-timeline">
          {legs.map(({ leg, bags }) => (
            <LegNews
              key={leg}
              title={titleOf(leg, legs.length > 1)}
              bags={bags}
              way={wayOf(detail, leg)}
              credit={detail.late_credits?.find((credit) => credit.leg === leg)?.amount_cents}
            />
          ))}
        </div>
      </PlainCard>
    </div>
  );
}

function titleOf(leg: OrderShipment['leg'], isRoundTrip: boolean): string {
  if (!isRoundTrip) return bagWords.timeline;
  return leg === 'return' ? bagWords.back : bagWords.there;
}

const wayOf = ({ ways = [] }: OrderDetail, leg: OrderShipment['leg']) => ways.find((way) => way.leg === leg);
