import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { frameOfOrderMessage, writeAboutOrder } from '@sendahead/shared-contracts/console/message-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../console/use-console.ts';
import { messageTemplates, type OrderFacts } from '../../copy/message-templates.ts';
import { messageTexts as texts } from '../../copy/messages.ts';
import { MessageButton } from '../../features/message/message-button.tsx';

/** CO-42: an email to the customer about the order. */
export function WriteAboutOrder({
  view,
  onSaid,
}: {
  view: OrderView;
  onSaid: (said: string | null) => void;
}) {
  const params = { orderId: view.detail.order.order_id };
  const api = useApi();
  return (
    <MessageButton
      title={texts.write}
      templates={messageTemplates(factsOf(view))}
      params={params}
      frame={queryOf(api, frameOfOrderMessage, { params })}
      sending={useMutation(mutationOf(api, writeAboutOrder, viewOrder, orderLife))}
      onSaid={onSaid}
    />
  );
}

type Leg = OrderView['receipt']['legs'][number];

const placeOf = ({ name, lines }: Leg['from']): string => [name, ...lines].filter(Boolean).join(', ');

/** The facts of the first leg that has not arrived, or of the first one. */
function factsOf({ receipt, detail }: OrderView): OrderFacts | null {
  const isUnderWay = ({ leg }: Leg): boolean =>
    detail.leg_states?.some(
      (each) => each.leg === leg && each.state !== 'delivered' && each.state !== 'cancelled',
    ) ?? true;
  const leg = receipt.legs.find(isUnderWay) ?? receipt.legs[0];
  if (!leg) return null;
  return {
    number: receipt.display_id,
    pickupDay: leg.pickup_date,
    arrivalDay: leg.arrival_date,
    from: placeOf(leg.from),
    to: placeOf(leg.to),
  };
}
