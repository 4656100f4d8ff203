import {
  type AskedDifference,
  differenceAskedEvent,
  differenceSettledEvent,
} from '@sendahead/shared-contracts/payments/difference-topics';
import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../hooks/use-checkout.ts';

const dialog = demanded(async () => (await import('./whole-difference.tsx')).WholeDifference);

/**
 * CH-09: pays the difference of a change for a remote that never sees cards; renders nothing until one is
 * requested.
 */
export function Difference() {
  const { host } = useCheckout();
  const [difference, setDifference] = useState<AskedDifference | null>(null);
  useEffect(() => {
    const reading = host.bus.events(differenceAskedEvent).subscribe(setDifference);
    reading.add(
      host.bus
        .events(differenceSettledEvent)
        .subscribe(({ id }) => setDifference((now) => (now?.id === id ? null : now))),
    );
    return () => reading.unsubscribe();
  }, [host]);
  if (!difference) return null;
  return <ViewOnDemand of={dialog} props={{ difference }} report={host.report} />;
}
