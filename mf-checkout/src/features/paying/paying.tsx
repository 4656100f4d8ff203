import { lazyView } from '@sendahead/shared-ui';
import { Suspense, useEffect, useState } from 'react';
import { useSelector } from '../../hooks/use-checkout.ts';
import { useSettled } from '../../hooks/use-settled.ts';
import { missingFor } from '../../state/missing.ts';
import { isRunning } from '../../state/placing.ts';
import { isConfirmedElsewhere } from '../../state/selectors.ts';

const load = async () => (await import('./paying-dialog.tsx')).PayingDialog;
const PayingDialog = lazyView(load);

/** A submission that ends within this time, in milliseconds, only shows at the button. */
const quietMs = 300;

/**
 * PY-04: while an order is being placed the whole page says so. Loaded as soon as an order could be placed, since the
 * line may be lost by the time it is needed.
 */
export function Paying() {
  const isReady = useSelector((state) => missingFor(state).length === 0);
  const running = useSelector(
    (state) => (isRunning(state.placing) && !isConfirmedElsewhere(state)) || state.placing.phase === 'placed',
  );
  const lasting = useSettled(running, quietMs) && running;
  const left = useLeft();
  useEffect(() => {
    if (isReady) load().catch(() => undefined);
  }, [isReady]);
  return lasting && !left ? (
    <Suspense fallback={null}>
      <PayingDialog />
    </Suspense>
  ) : null;
}

/**
 * The page was left, such as for the receipt: a person who returns to it by the back button finds no dialog over it.
 */
function useLeft(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const leave = () => setLeft(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return left;
}
