import { lazyView } from '@sendahead/shared-ui';
import { Suspense, useId } from 'react';
import { useSelector } from '../../hooks/use-checkout.ts';
import { MissingList } from './missing-list.tsx';
import { OrderProgress } from './order-progress.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { useMissing } from './use-missing.ts';
import './place-order.css';

const LateForMoveIn = lazyView(async () => (await import('./late-for-move-in.tsx')).LateForMoveIn);

/** The button that places the order, with all of its messages. */
export function PlaceOrder() {
  const id = useId();
  const missing = useMissing();
  const submits = useSelector((state) => state.submits);
  const movesIn = useSelector(({ page }) => page.travelers?.travelers.some(({ moveIn }) => moveIn) === true);
  return (
    <div className="checkout-place">
      {movesIn ? (
        <Suspense>
          <LateForMoveIn />
        </Suspense>
      ) : null}
      <PlaceOrderButton incomplete={missing.length > 0} describedBy={id} />
      <MissingList key={submits} id={id} missing={missing} all={submits > 0} />
      <OrderProgress />
    </div>
  );
}
