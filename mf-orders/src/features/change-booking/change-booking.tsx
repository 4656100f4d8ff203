import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { Button } from '@sendahead/shared-ui';
import { changeWords } from '../../copy/change.ts';
import { useOrder } from '../../hooks/use-order.ts';
import {
  bookingPageOf,
  canBeCanceled,
  canBeChanged,
  changeableLegs,
  changesWhole,
  isAtHome,
} from '../../state/changeable.ts';
import { OrderSection } from '../../views/order-section.tsx';
import './change-booking.css';

export type ChangeAct = 'days' | 'address' | 'cancel';

/** CH-07: every change or cancellation of the order that is currently allowed, and no other. */
export function ChangeBooking({ onOpen }: { onOpen: (act: ChangeAct) => void }) {
  const detail = useOrder();
  const legs = changeableLegs(detail).length > 0;
  const act = (name: ChangeAct, shown: boolean) =>
    shown ? <Button onClick={() => onOpen(name)}>{changeWords[name]}</Button> : null;
  return (
    <OrderSection id="change" title={changeWords.title}>
      {canBeChanged(detail) ? (
        <>
          <p>{changeWords.free}</p>
          <div className="change-booking__acts">
            {act('days', legs)}
            {act('address', legs)}
            {changesWhole(detail) ? (
              <a className="ui-button ui-button--secondary" href={bookingPageOf(detail.order)}>
                {changeWords.booking}
              </a>
            ) : null}
            {act('cancel', canBeCanceled(detail))}
          </div>
        </>
      ) : (
        <p>{whyNot(detail.order.state)}</p>
      )}
    </OrderSection>
  );
}

/** Bags that are at home can be changed, but not by every reader. */
function whyNot(state: OrderState): string {
  if (state === 'cancelled') return changeWords.cancelled;
  return isAtHome(state) ? changeWords.ofAnother : changeWords.none;
}
