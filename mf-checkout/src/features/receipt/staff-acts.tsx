import { may } from '@sendahead/shared-contracts/call/role-acts';
import { receiptWords as words } from '../../copy/receipt.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { consoleOrderPath } from '../../state/receipt-path.ts';

/** CO-104: what staff do next with an order that they placed for a customer. */
export function StaffActs({ orderId }: { orderId: string }) {
  const role = useSelector(({ page }) => page.session?.role ?? 'guest');
  return (
    <>
      {may(role, 'read_every_order') ? (
        <a className="ui-button ui-button--secondary" href={consoleOrderPath(orderId)}>
          {words.console}
        </a>
      ) : null}
      <a className="ui-button ui-button--secondary" href="/ship">
        {words.another}
      </a>
    </>
  );
}
