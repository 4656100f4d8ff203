import { Alert } from '@sendahead/shared-ui/alert';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { type Placing, waitsForCustomer } from '../../state/placing.ts';

/** What happens between the attempt and the receipt, in words. */
export function OrderProgress() {
  const { host } = useCheckout();
  const placing = useSelector((state) => state.placing);
  const text = progressText(placing, host.boot.brand.help_phone);
  const waiting =
    placing.phase === 'pending' || placing.phase === 'undecided' || placing.phase === 'unanswered';
  return (
    <>
      <LiveRegion message={text} />
      {waiting ? <Alert severity={placing.phase === 'pending' ? 'info' : 'warning'}>{text}</Alert> : null}
      {placing.phase === 'placed' ? <Alert severity="success">{text}</Alert> : null}
    </>
  );
}

function progressText(placing: Placing, phone: string): string {
  switch (placing.phase) {
    case 'saving-info':
      return 'Saving your international information.';
    case 'tokenising':
      return 'Checking your card.';
    case 'submitting':
      return 'Placing your order.';
    case 'repricing':
      return 'The price has changed. Taking over the new one.';
    case 'unanswered':
      return waitsForCustomer(placing)
        ? 'We could not reach our service. Press "Ask again": we look up this same order, so you are never charged twice.'
        : 'The connection was lost. We are asking after your order.';
    case 'pending':
      return 'Your payment is being confirmed. Keep this page open; we look every 15 seconds.';
    case 'undecided':
      return `Your payment is still not confirmed. Your order number is ${placing.orderId}; call us at ${phone} and we will look after it.`;
    case 'placed':
      return 'Your order is placed. Taking you to your receipt.';
    case 'idle':
    case 'gate':
    case 'refused':
      return '';
    default:
      return placing satisfies never;
  }
}
