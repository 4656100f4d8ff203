import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { useEffect, useRef } from 'react';
import { onceCheckoutListens } from '../effects/once-checkout-listens.ts';
import { useOrders } from './use-orders.ts';

/** Opens the dialog of signing in, which is the checkout's; wanted no more once the view is gone. */
export function useSignIn(): () => void {
  const { bus } = useOrders().host;
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);
  return () => {
    const ask = () => void bus.publish(signInRequestedEvent, { reason: 'header' });
    giveUp.current?.();
    giveUp.current = onceCheckoutListens(bus, ask);
    ask();
  };
}
