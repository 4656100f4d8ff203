import { catchError, of, Subject, startWith, switchMap, timer } from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { readWaitingLink, type WaitingLink } from '@sendahead/shared-contracts/payments/waiting-link-calls';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../hooks/use-checkout.ts';

const lookEveryMs = 5000;

/** Codes for a booking without a pay link, or one that is not this customer's. */
const noLink: readonly string[] = ['cart_not_found', 'pay_link_not_found'];

export interface WaitingAt {
  /** Null until it has been loaded once. */
  readonly link: WaitingLink | null;
  /** Whether this customer's booking has no pay link. */
  readonly none: boolean;
  /** The last poll failed. */
  readonly failed: boolean;
  /** Polls immediately. */
  look(): void;
}

/** TK-21: the pay link that a booking waits for, polled until it is paid or over. */
export function useWaitingLink(cartId: string): WaitingAt {
  const { host } = useCheckout();
  const [link, setLink] = useState<WaitingLink | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refreshes] = useState(() => new Subject<void>());
  const none = link === null && failure !== null && noLink.includes(failure);
  const isOver = none || (link !== null && link.state !== 'open' && link.state !== 'paying');
  useEffect(() => {
    if (isOver) return undefined;
    const looking = refreshes
      .pipe(
        startWith(undefined),
        switchMap(() => timer(0, lookEveryMs)),
        switchMap(() =>
          observeCall(host.api, readWaitingLink, { params: { cartId }, query: {} }).pipe(
            catchError((error: unknown) => of(isApiError(error) ? error.code : 'internal')),
          ),
        ),
      )
      .subscribe((answer) => {
        setFailure(typeof answer === 'string' ? answer : null);
        if (typeof answer !== 'string') setLink(answer);
      });
    return () => looking.unsubscribe();
  }, [host, cartId, isOver, refreshes]);
  return { link, none, failed: failure !== null, look: () => refreshes.next() };
}
