import { may, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import { linkWords, methodNames } from '../../../copy/payment-methods.ts';
import { useSelector } from '../../../hooks/use-checkout.ts';
import { isChange } from '../../../state/is-change.ts';
import { byLink, type Means } from '../../../state/payment-method.ts';
import { dueCents } from '../../../state/selectors.ts';
import type { CheckoutState } from '../../../state/state.ts';
import { linkTo, NewOrderLink, payerOf } from './new-order-link.tsx';

const roleIn = ({ page }: CheckoutState) => page.session?.role ?? 'guest';

/**
 * CO-46, CO-86: staff who book or change an order for its customer can have it paid with an emailed link: the
 * customer pays the difference of a change, anybody can pay a new order.
 */
export const payLinkOption = {
  id: byLink,
  label: (state: CheckoutState): string => (isChange(state) ? methodNames.link : methodNames.newLink),
  offered: (state: CheckoutState): boolean => {
    const { session, assistance } = state.page;
    if (isChange(state)) return session?.onBehalfOf != null && may(roleIn(state), 'change_every_order');
    const isHeld = (assistance?.kind ?? 'none') !== 'none';
    return isHeld && reachOf(roleIn(state), 'help_people') !== undefined;
  },
  meansAtOnce: (state: CheckoutState): Means | null =>
    isChange(state) ? { body: { payment_method_type: 'NewCard' }, asksNonce: false } : linkTo(payerOf(state)),
  Panel: ({ chosen }: { readonly chosen: boolean }) =>
    useSelector(isChange) ? <ChangeNote /> : <NewOrderLink chosen={chosen} />,
};

function ChangeNote() {
  const cents = useSelector(dueCents) ?? 0;
  const email = useSelector(({ page }) => page.assistance?.userEmail ?? null);
  return (
    <>
      <p className="checkout-payment-note">{linkWords.sent({ cents, email })}</p>
      <p className="checkout-payment-note">{linkWords.until}</p>
    </>
  );
}
