import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import { readOrderTexts } from '@sendahead/shared-contracts/orders/text-calls';
import { useQuery } from '@tanstack/react-query';
import { textWords } from '../../copy/texts.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { TextsOfOrder } from './texts-of-order.tsx';
import './order-texts.css';

/**
 * OR-09: the number that gets texts about the order, or the offer of them; hidden for readers without access
 * to them.
 */
export function OrderTexts() {
  const { order_id: orderId, state } = useOrder().order;
  const api = useApi();
  const texts = useQuery(queryOf(api, readOrderTexts, { params: { orderId } }));
  const { may_ask: mayAsk = !isOver(state), phone = null } = texts.data ?? {};
  if (!mayAsk && phone === null) return null;
  return (
    <OrderSection id="texts" title={textWords.title}>
      <QueryView query={texts} what={textWords.loaded}>
        {(now) => <TextsOfOrder orderId={orderId} texts={now} />}
      </QueryView>
    </OrderSection>
  );
}
