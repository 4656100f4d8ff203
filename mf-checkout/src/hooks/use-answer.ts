import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { useCallback, useState } from 'react';
import { useCheckout } from './use-checkout.ts';
import { useTurns } from './use-turns.ts';

/** What the server answers a part of a page: on its way, not to be had, or there. */
export type Answer<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** Asks once the part is drawn, and again by `ask`; what was there stays until the new answer comes. `definition` takes no input. */
export function useAnswer<D extends CallDefinition>(
  definition: D,
): { answer: Answer<CallOutput<D>>; ask: () => void } {
  const { host } = useCheckout();
  const [answer, setAnswer] = useState<Answer<CallOutput<D>>>({ status: 'loading' });
  const ask = useTurns(
    useCallback(() => {
      setAnswer((present) => (present.status === 'failed' ? { status: 'loading' } : present));
      const asked = observeCall(host.api, definition, {} as CallInput<D>).subscribe({
        next: (value) => setAnswer({ status: 'ready', value }),
        error: () => setAnswer({ status: 'failed' }),
      });
      return () => asked.unsubscribe();
    }, [host, definition]),
  );
  return { answer, ask };
}
