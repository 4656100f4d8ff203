import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { useEffect, useRef } from 'react';
import { onceCheckoutListens } from '../effects/once-checkout-listens.ts';
import { useOrders } from './use-orders.ts';

/** Opens the checkout's sign-in dialog; the request ends with the view. */
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
