import { countItems } from '@sendahead/shared-contracts/travelers/rules';
import { BottomBar } from '@sendahead/shared-ui/bottom-bar';
import { Button } from '@sendahead/shared-ui/button';
import { Icon } from '@sendahead/shared-ui/icon';
import { type ReactNode, useEffect, useId } from 'react';
import { dueCents, isUpdating } from '../../state/selectors.ts';
import type { CheckoutState } from '../../state/state.ts';
import { useWhole } from '../checkout/checkout-context.ts';
import { PlaceOrderButton } from '../place-order/place-order-button.tsx';
import { useMissing } from '../place-order/use-missing.ts';
import { useSheet } from './use-sheet.ts';
import './summary-sheet.css';

function contents({ page }: CheckoutState): string {
  const count = countItems(page.travelers?.travelers ?? []);
  const trip = page.itinerary?.tripType === 'round_trip' ? 'round trip' : 'one way';
  return `${count === 1 ? '1 item' : `${count} items`}, ${trip}`;
}

/** A column where there is room, and on phones a bar at the bottom that opens the same content as a sheet. */
export function SummarySheet({ children }: { children: ReactNode }) {
  const titleId = useId();
  const { sheet, open, show, hide } = useSheet();
  const cents = useWhole(dueCents);
  const updating = useWhole(isUpdating);
  const items = useWhole(contents);
  const submits = useWhole((state) => state.submits);
  const dialog = useWhole((state) => state.account.dialog);
  const missing = useMissing();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a press asks for lies under the sheet
  useEffect(hide, [submits, dialog]);

  return (
    <>
      <section ref={sheet} className="checkout-sheet" popover="auto" tabIndex={-1} aria-labelledby={titleId}>
        <div className="checkout-sheet__content">
          <div className="checkout-sheet__head">
            <h2 id={titleId}>Order summary</h2>
            <div className="checkout-sheet__close">
              <Button variant="quiet" icon={<Icon name="close" />} onClick={hide}>
                Close
              </Button>
            </div>
          </div>
          {children}
        </div>
      </section>
      <div className="checkout-bar">
        <BottomBar
          cents={cents}
          updating={updating}
          items={items}
          open={open}
          onOpen={show}
          action={<PlaceOrderButton short incomplete={missing.length > 0} />}
        />
      </div>
    </>
  );
}
