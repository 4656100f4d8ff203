import { paperPath } from '@sendahead/shared-contracts/orders/paper-path';
import { customsPapers, documentsTitle, type PaperName, papers } from '../../copy/documents.ts';
import { useCustomsList } from '../../hooks/use-customs-list.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { CustomsPapers } from '../../views/customs-papers.tsx';
import { FileRow } from '../../views/file-row.tsx';
import { OrderSection } from '../../views/order-section.tsx';

/** The available documents of an order; those for customs in a separate group. */
export function Documents() {
  const { order } = useOrder();
  const { data: list } = useCustomsList();
  const has: Readonly<Record<PaperName, boolean>> = {
    receipt: true,
    invoice: true,
    calendar: order.allowed_actions.includes('add_to_calendar'),
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
              url={paperPath(call, order.order_id)}
              name={`${file}-${order.display_id}.${ending}`}
            />
          );
        })}
      </ul>
      {list && list.items.length > 0 ? (
        <section aria-label={customsPapers.title}>
          <h3>{customsPapers.title}</h3>
          <CustomsPapers list={list} />
        </section>
      ) : null}
    </OrderSection>
  );
}
