import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { map } from '@sendahead/shared-contracts/bus/rx';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { useMemo } from 'react';
import { useObservable } from './use-observable.ts';

/** OPEN-53: the number by which staff find the cart of a customer who calls. */
export function CartForHelp({ bus, phone }: { bus: BoundBus<'shell'>; phone: string }) {
  const numbers = useMemo(
    () => bus.state(contextTopic).pipe(map(({ cart }) => cart?.displayId ?? null)),
    [bus],
  );
  const number = useObservable<string | null>(numbers, null);
  if (number === null) return null;
  return (
    <p className="cart-for-help">
      <span>{`Stuck? Call ${phone} and read out your cart number:`}</span> <strong>{number}</strong>
    </p>
  );
}
