import { type CustomsList, customsForm } from '@sendahead/shared-contracts/orders/customs-calls';
import { orderPackingList } from '@sendahead/shared-contracts/orders/document-calls';
import { paperPath } from '@sendahead/shared-contracts/orders/paper-path';
import { customsPapers as words } from '../copy/documents.ts';
import { useOrder } from '../hooks/use-order.ts';
import { FileRow } from './file-row.tsx';

/** The papers for customs together: each form once something is listed, the packing list once every bag is. */
export function CustomsPapers({ list }: { list: CustomsList }) {
  const { order_id, display_id } = useOrder().order;
  const areListed = list.bags.every(({ number }) => list.items.some(({ bag }) => bag === number));
  return (
    <ul className="order-files">
      <FileRow
        title={words.invoice}
        detail={words.invoiceDetail}
        url={paperPath(customsForm, order_id, { form: 'commercial_invoice' })}
        name={`commercial-invoice-${display_id}.pdf`}
      />
      {list.forms?.includes('cn23') ? (
        <FileRow
          title={words.cn23}
          detail={words.cn23Detail}
          url={paperPath(customsForm, order_id, { form: 'cn23' })}
          name={`cn23-${display_id}.pdf`}
        />
      ) : null}
      {areListed ? (
        <FileRow
          title={words.packing}
          detail={words.packingDetail}
          url={paperPath(orderPackingList, order_id)}
          name={`packing-list-${display_id}.pdf`}
        />
      ) : null}
    </ul>
  );
}
