import { exhaustMap, takeWhile, timer } from '@sendahead/shared-contracts/bus/rx';
import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { useCallback, useState } from 'react';
import { useCheckout } from './use-checkout.ts';
import { useTurns } from './use-turns.ts';

type Preparation = CallOutput<typeof orderPreparation>;

/** Loading, failed to load, or loaded. */
type Answer =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: Preparation };

const everyMs = 4000;

/** The steps before the pickup of an order; requested repeatedly while its labels are being made. */
export function usePreparation(orderId: string): { answer: Answer; ask: () => void } {
  const { host } = useCheckout();
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const ask = useTurns(
    useCallback(() => {
      setAnswer((present) => (present.status === 'failed' ? { status: 'loading' } : present));
      const subscription = timer(0, everyMs)
        .pipe(
          exhaustMap(() => observeCall(host.api, orderPreparation, { params: { orderId } })),
          takeWhile(({ legs }) => legs.some(({ labels }) => labels.state === 'being_made'), true),
        )
        .subscribe({
          next: (value) => setAnswer({ status: 'ready', value }),
          error: () => setAnswer((present) => (present.status === 'ready' ? present : { status: 'failed' })),
        });
      return () => subscription.unsubscribe();
    }, [host, orderId]),
  );
  return { answer, ask };
}
