import { Button } from '@sendahead/shared-ui';
import { busyWords, orderWords } from '../../copy/order-words.ts';
import { isOffline } from '../../effects/is-offline.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/is-change.ts';
import { awaitsPrice, missingFor } from '../../state/missing.ts';
import { isBusy } from '../../state/placing.ts';
import { agreedCents, isSplit, sendsLink } from '../../state/selectors.ts';
import { closeSheet } from './close-sheet.ts';

/**
 * PY-04, D3-16: never silently disabled. If something is missing, it says so (`describedBy`) and an attempt
 * shows where; while an order is being placed, it is busy and ignores further attempts.
 */
export function PlaceOrderButton({ incomplete, describedBy }: { incomplete: boolean; describedBy: string }) {
  const { checkout } = useCheckout();
  const placing = useSelector((state) => state.placing);
  const cents = useSelector(agreedCents);
  const split = useSelector(isSplit);
  const linked = useSelector(sendsLink);
  const changes = useSelector(isChange);
  const busy = isBusy(placing);
  const attempt = async ({ currentTarget }: { currentTarget: HTMLElement }) => {
    // The missing fields and a refusal are under the sheet, and can take the focus only after it has closed.
    const state = checkout.store.getState();
    const isLacking = missingFor(state).length > 0 && !awaitsPrice(state);
    if (isLacking || isOffline()) await closeSheet(currentTarget);
    checkout.placeOrder();
  };
  return (
    <Button
      variant="primary"
      wide
      busy={busy}
      busyLabel={busyWords(placing, changes)}
      aria-disabled={incomplete || undefined}
      aria-describedby={describedBy}
      onClick={attempt}
    >
      {orderWords(placing, cents, { isSplit: split, sendsLink: linked, isChange: changes })}
    </Button>
  );
}
