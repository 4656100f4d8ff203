import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../live-region/live-region.tsx';
import { formatMoney } from '../money/money.tsx';

/** How long a total must stay unchanged before it is announced, in milliseconds. */
export const PRICE_QUIET_MS = 1000;

/** Announces the total once it has settled and only when it differs from the last announcement. */
export function PriceAnnouncer({ cents, updating }: { cents: number | null; updating: boolean }) {
  const [message, setMessage] = useState('');
  const spoken = useRef<number | null>(null);

  useEffect(() => {
    if (updating || cents === null || cents === spoken.current) return;
    const timer = setTimeout(() => {
      spoken.current = cents;
      setMessage(`Total ${formatMoney(cents)}`);
    }, PRICE_QUIET_MS);
    return () => clearTimeout(timer);
  }, [cents, updating]);

  return <LiveRegion message={message} />;
}
