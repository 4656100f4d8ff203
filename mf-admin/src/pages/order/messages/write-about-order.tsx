import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { frameOfOrderMessage, writeAboutOrder } from '@sendahead/shared-contracts/console/message-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import { useMutation } from '@tanstack/react-query';
import { businessDay } from '../../../console/business-day.ts';
import { useApi, useConsole } from '../../../console/use-console.ts';
import { messageTemplates, type OrderFacts } from '../../../copy/message-templates.ts';
import { messageTexts as texts } from '../../../copy/messages.ts';
import { MessageButton } from '../../../features/message/message-button.tsx';

/** CO-42: an email to the customer about the order. */
export function WriteAboutOrder({
  view,
  onNotice,
}: {
  view: OrderView;
  onNotice: (notice: string | null) => void;
}) {
  const params = { orderId: view.detail.order.order_id };
  const api = useApi();
  const { host } = useConsole();
  return (
    <MessageButton
      title={texts.write}
      templates={messageTemplates(factsOf(view, businessDay(host.now())))}
      params={params}
      frame={queryOf(api, frameOfOrderMessage, { params })}
      sending={useMutation(mutationOf(api, writeAboutOrder, viewOrder, orderLife))}
      onNotice={onNotice}
    />
  );
}

type Leg = OrderView['receipt']['legs'][number];

const placeOf = ({ name, lines }: Leg['from']): string => [name, ...lines].filter(Boolean).join(', ');

/** The facts of the first leg that has not arrived, or else of the first leg. */
function factsOf({ receipt, detail, labels, alerts }: OrderView, today: string): OrderFacts | null {
  const isUnderWay = ({ leg }: Leg): boolean =>
    detail.leg_states?.some((each) => each.leg === leg && !isOver(each.state)) ?? true;
  const leg = receipt.legs.find(isUnderWay) ?? receipt.legs[0];
  if (!leg) return null;
  const bags = labels.filter((label) => label.leg === leg.leg && label.label === 'bought');
  const waiting = bags.filter(({ status }) => status === 'waiting' || status === 'label_ready');
  const openBags = bags.filter(({ status }) => status !== 'delivered');
  return {
    number: receipt.display_id,
    pickupDay: leg.pickup_date,
    arrivalDay: leg.arrival_date,
    from: placeOf(leg.from),
    to: placeOf(leg.to),
    isPickupMissed: waiting.length > 0 && !leg.drop_off && leg.pickup_date <= today,
    isLate: openBags.some(
      ({ expected_on }) => leg.arrival_date < today || (expected_on ?? '') > leg.arrival_date,
    ),
    isBagMissing: alerts.some(({ kind }) => kind === 'bag_missing'),
  };
}
