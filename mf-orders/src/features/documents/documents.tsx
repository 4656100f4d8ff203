import { paperAddress } from '@sendahead/shared-contracts/orders/paper-address';
import { documentsTitle, type PaperName, papers } from '../../copy/documents.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { usePreparation } from '../../hooks/use-preparation.ts';
import { FileRow } from '../../views/file-row.tsx';
import { OrderSection } from '../../views/order-section.tsx';

/** The papers of an order, those that it has: the packing list once every bag is listed for customs. */
export function Documents() {
  const { order } = useOrder();
  const { data: preparation } = usePreparation();
  const has: Readonly<Record<PaperName, boolean>> = {
    receipt: true,
    invoice: true,
    calendar: order.allowed_actions.includes('add_to_calendar'),
    packing: preparation?.legs.some(({ customs }) => customs?.listed) === true,
  };
  const names = (Object.keys(papers) as PaperName[]).filter((name) => has[name]);
  return (
    <OrderSection id="documents" title={documentsTitle}>
      <ul className="order-files">
        {names.map((name) => {
          const { call, title, detail, file, ending } = papers[name];
          return (
            <FileRow
              key={name}
              title={title}
              detail={detail}
              address={paperAddress(call, order.order_id)}
              name={`${file}-${order.display_id}.${ending}`}
            />
          );
        })}
      </ul>
    </OrderSection>
  );
}
