import {
  catchError,
  of,
  Subject,
  startWith,
  switchMap,
  takeWhile,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { type BillSplit, readSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../hooks/use-checkout.ts';

/** Milliseconds between two checks of who has agreed. */
const lookEveryMs = 5000;

/** The split bill of a cart, polled until it is complete. */
export interface LookedAt {
  /** Null until it has been loaded once. */
  readonly split: BillSplit | null;
  /** The error code of the last failed poll. */
  readonly failure: string | null;
  /** Replaces the state after an act of the buyer. */
  change(split: BillSplit): void;
  /** Polls immediately. */
  look(): void;
}

export function useSplit(cartId: string): LookedAt {
  const { host } = useCheckout();
  const [split, setSplit] = useState<BillSplit | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refreshes] = useState(() => new Subject<void>());
  const isOver = split !== null && split.state !== 'open';
  useEffect(() => {
    if (isOver) return undefined;
    const looking = refreshes
      .pipe(
        startWith(undefined),
        switchMap(() =>
          timer(0, lookEveryMs).pipe(
            switchMap(() =>
              observeCall(host.api, readSplit, { params: { cart_id: cartId } }).pipe(
                catchError((error: unknown) => of(isApiError(error) ? error.code : 'internal')),
              ),
            ),
            // Nobody splits the bill later: the next look is on request.
            takeWhile((answer) => answer !== 'split_not_found', true),
          ),
        ),
      )
      .subscribe((answer) => {
        setFailure(typeof answer === 'string' ? answer : null);
        if (typeof answer !== 'string') setSplit(answer);
      });
    return () => looking.unsubscribe();
  }, [host, cartId, isOver, refreshes]);
  return { split, failure, change: setSplit, look: () => refreshes.next() };
}
