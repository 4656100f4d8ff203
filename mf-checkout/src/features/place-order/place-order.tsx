import { lazyView } from '@sendahead/shared-ui';
import { type ReactNode, Suspense, useId } from 'react';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isInfoNeeded } from '../../state/international-info.ts';
import { MissingList } from './missing-list.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { useMissing } from './use-missing.ts';
import './place-order.css';

const LateBags = lazyView(async () => (await import('./late-bags.tsx')).LateBags);

/** The button that places the order, with all of its messages; `children` is its progress. */
export function PlaceOrder({ children }: { children: ReactNode }) {
  const id = useId();
  const missing = useMissing();
  const submits = useSelector((state) => state.submits);
  const mayBeLate = useSelector(
    (state) => isInfoNeeded(state) || state.page.travelers?.travelers.some(({ moveIn }) => moveIn) === true,
  );
  return (
    <div className="checkout-place">
      {mayBeLate ? (
        <Suspense>
          <LateBags />
        </Suspense>
      ) : null}
      <PlaceOrderButton incomplete={missing.length > 0} describedBy={id} />
      <MissingList key={submits} id={id} missing={missing} all={submits > 0} />
      {children}
    </div>
  );
}
