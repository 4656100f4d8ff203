import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { frameOfOrderMessage, writeAboutOrder } from '@sendahead/shared-contracts/console/message-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../console/use-console.ts';
import { messageTemplates, type OrderFacts } from '../../copy/message-templates.ts';
import { messageTexts as texts } from '../../copy/messages.ts';
import { useMessageDraft } from '../../features/message/use-message-draft.ts';
import { WriteMessage } from '../../features/message/write-message.tsx';

/** CO-42: the button that opens an email to the customer; what was typed stays until it is sent. */
export function WriteAboutOrder({
  view,
  onSaid,
}: {
  view: OrderView;
  onSaid: (said: string | null) => void;
}) {
  const params = { orderId: view.detail.order.order_id };
  const api = useApi();
  const [open, setOpen] = useState(false);
  const templates = messageTemplates(factsOf(view));
  const draft = useMessageDraft(templates);
  const frame = useQuery({ ...queryOf(api, frameOfOrderMessage, { params }), enabled: open });
  const sending = useMutation(mutationOf(api, writeAboutOrder, viewOrder, orderLife));
  const begin = (): void => {
    onSaid(null);
    sending.reset();
    setOpen(true);
  };
  return (
    <>
      <Button onClick={begin}>{texts.write}</Button>
      {open ? (
        <WriteMessage
          {...{ templates, draft, frame }}
          title={texts.write}
          busy={sending.isPending}
          error={sending.error}
          onClose={() => setOpen(false)}
          onSend={(body, email) =>
            sending.mutate(
              { params, body },
              {
                onSuccess: () => {
                  setOpen(false);
                  draft.clear();
                  onSaid(texts.sent(email));
                },
              },
            )
          }
        />
      ) : null}
    </>
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
