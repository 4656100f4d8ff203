import type { CustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import type { OrderNextStep } from '@sendahead/shared-contracts/orders/order-detail';
import { customsWords } from '../../copy/customs.ts';
import { useCustomsList } from '../../hooks/use-customs-list.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { CustomsPapers } from '../../views/customs-papers.tsx';
import { NextHead } from '../../views/next-head.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { CustomsEditor } from './customs-editor.tsx';
import './customs.css';

/** The contents of the bags of an international trip, and the customs forms made from them. `next` where they come next (PA-20). */
export function Customs({ next }: { next?: OrderNextStep | undefined }) {
  const { order, international } = useOrder();
  if (!international || order.state === 'cancelled') return null;
  return <CustomsOf orderId={order.order_id} next={next} />;
}

function CustomsOf({ orderId, next }: { orderId: string; next: OrderNextStep | undefined }) {
  const customsList = useCustomsList();
  return (
    <OrderSection
      id="customs"
      title={customsWords.title}
      head={next ? <NextHead next={{ step: next, customs: true }} /> : null}
    >
      <p>{customsWords.lead}</p>
      <QueryView query={customsList} what="your list">
        {(list) => (
          <>
            {list.from_country && list.to_country ? (
              <p>{customsWords.border(list.from_country, list.to_country)}</p>
            ) : null}
            <CustomsEditor orderId={orderId} list={list} />
            <Forms list={list} />
          </>
        )}
      </QueryView>
      <p className="order-customs__hint">{customsWords.help}</p>
    </OrderSection>
  );
}

function Forms({ list }: { list: CustomsList }) {
  if (list.items.length === 0) return <p className="order-customs__hint">{customsWords.formsWait}</p>;
  return (
    <>
      <h3>{customsWords.forms}</h3>
      <CustomsPapers list={list} />
    </>
  );
}
