import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { useOrders } from './use-orders.ts';

/** Opens the dialog of signing in, which is the checkout's. */
export function useSignIn(): () => void {
  const { host } = useOrders();
  return () => host.bus.publish(signInRequestedEvent, { reason: 'header' });
}
