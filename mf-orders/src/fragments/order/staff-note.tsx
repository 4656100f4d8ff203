import { readsEveryOrder } from '@sendahead/shared-contracts/orders/states';
import { Alert } from '@sendahead/shared-ui';
import { pageWords } from '../../copy/page.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useSelector } from '../../hooks/use-orders.ts';
import './staff-note.css';

/** CO-04: staff on the page of a customer read whose page it is; a link leads back. */
export function StaffNote() {
  const session = useSelector((state) => state.session);
  const { order } = useOrder();
  if (!session || !readsEveryOrder(session.role)) return null;
  return (
    <div className="order-staff-note">
      <Alert severity="info">
        {pageWords.forStaff}{' '}
        <a href={`/admin/orders/${encodeURIComponent(order.order_id)}`}>{pageWords.toConsole}</a>
      </Alert>
    </div>
  );
}
