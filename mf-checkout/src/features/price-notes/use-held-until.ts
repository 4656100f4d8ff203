import { useEffect, useState } from 'react';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isRunning } from '../../state/placing.ts';

/** The maximum delay of a browser timer. */
const maxMs = 2 ** 31 - 1;

/**
 * Until when the price is valid, in milliseconds; null when it has expired. Then the price is requested
 * again, on a visible page that is not placing an order: nobody is pressured, and nobody sees an expired
 * price.
 */
export function useHeldUntil(): number | null {
  const { checkout, host } = useCheckout();
  const price = useSelector(({ quote }) => (quote.request === 'answered' ? quote.price : null));
  const busy = useSelector(({ placing }) => isRunning(placing) || placing.phase === 'placed');
  const until = price ? Date.parse(price.quote_expires_at) : Number.NaN;
  const [over, setOver] = useState(Number.NaN);
  const holds = until > host.now() && over !== until;

  useEffect(() => {
    if (!(until > host.now())) return;
    const timer = setTimeout(() => setOver(until), Math.min(until - host.now(), maxMs));
    return () => clearTimeout(timer);
  }, [until, host]);
  useEffect(() => {
    if (over !== until || busy) return;
    const ask = () => {
      if (document.visibilityState === 'visible') checkout.store.dispatch({ type: 'price-retried' });
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [over, until, busy, checkout]);
  return holds ? until : null;
}
