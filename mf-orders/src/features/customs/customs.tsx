import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type CustomsList,
  customsForm,
  readCustomsList,
} from '@sendahead/shared-contracts/orders/customs-calls';
import { paperAddress } from '@sendahead/shared-contracts/orders/paper-address';
import { useQuery } from '@tanstack/react-query';
import { customsWords } from '../../copy/customs.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { FileRow } from '../../views/file-row.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { CustomsEditor } from './customs-editor.tsx';
import './customs.css';

/** The contents of the bags of an international trip, and the customs forms made from them. */
export function Customs() {
  const { order, international } = useOrder();
  return international && order.state !== 'cancelled' ? <CustomsOf orderId={order.order_id} /> : null;
}

function CustomsOf({ orderId }: { orderId: string }) {
  const api = useApi();
  const customsList = useQuery(queryOf(api, readCustomsList, { params: { orderId } }));
  return (
    <OrderSection id="customs" title={customsWords.title}>
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
  const { order_id, display_id } = useOrder().order;
  if (list.items.length === 0) return <p className="order-customs__hint">{customsWords.formsWait}</p>;
  return (
    <>
      <h3>{customsWords.forms}</h3>
      <ul className="order-files">
        <FileRow
          title={customsWords.invoice}
          detail={customsWords.invoiceDetail}
          address={paperAddress(customsForm, order_id, { form: 'commercial_invoice' })}
          name={`commercial-invoice-${display_id}.pdf`}
        />
        {list.forms?.includes('cn23') ? (
          <FileRow
            title={customsWords.cn23}
            detail={customsWords.cn23Detail}
            address={paperAddress(customsForm, order_id, { form: 'cn23' })}
            name={`cn23-${display_id}.pdf`}
          />
        ) : null}
      </ul>
    </>
  );
}
