import { may } from '@sendahead/shared-contracts/call/role-acts';
import { linkWords, methodNames } from '../../../copy/payment-methods.ts';
import { useSelector } from '../../../hooks/use-checkout.ts';
import { isChange } from '../../../state/changed-totals.ts';
import { byLink } from '../../../state/payment-method.ts';
import { dueCents } from '../../../state/selectors.ts';
import type { CheckoutState } from '../../../state/state.ts';

/** CO-46: staff who change an order in its customer's place have the customer pay the difference by a mailed link. */
export const linkWay = {
  id: byLink,
  label: methodNames.link,
  offered: (state: CheckoutState): boolean => {
    const { session } = state.page;
    return isChange(state) && session?.onBehalfOf != null && may(session.role, 'change_every_order');
  },
  meansAtOnce: () => ({ body: { payment_method_type: 'NewCard' as const }, asksNonce: false }),
  Panel: LinkNote,
};

function LinkNote() {
  const cents = useSelector(dueCents) ?? 0;
  const email = useSelector(({ page }) => page.assistance?.userEmail ?? null);
  return (
    <>
      <p className="checkout-payment-note">{linkWords.sent({ cents, email })}</p>
      <p className="checkout-payment-note">{linkWords.until}</p>
    </>
  );
}
