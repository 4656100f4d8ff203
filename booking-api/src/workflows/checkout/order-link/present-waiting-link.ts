import type { WaitingLink } from '@sendahead/shared-contracts/payments/waiting-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import type { StoredCart } from '../../../modules/carts/public/store.ts';
import type { ShareRow, Split } from '../../../modules/payments/public/splits/splits.ts';
import type { PlaceOrderContext } from '../context.ts';
import { linkStateOf } from './present-order-link.ts';

export type WaitingCustomer = {
  /** The signed-in owner, and not only the holder of the cart's token. */
  isOwner: boolean;
  /** The link was sent to an address of theirs. */
  isPayer: boolean;
  /** Their page waits for the cart that staff hold. */
  waits: boolean;
};

/** TK-21: the link that a booking waits for. Only its owner reads the whole address. */
export async function presentWaitingLink(
  { db, clock }: Pick<PlaceOrderContext, 'db' | 'clock'>,
  { cart, split, share }: { cart: StoredCart; split: Split; share: ShareRow },
  { isOwner, isPayer, waits }: WaitingCustomer,
): Promise<WaitingLink> {
  const state = linkStateOf(share, split, clock.now());
  return {
    display_id: cart.displayId,
    order_id: state === 'paid' ? cart.orderId : null,
    state,
    sent_by: (await findAccount(db, split.user_id))?.firstName ?? '',
    email: isOwner ? share.email : partOf(share.email),
    amount_cents: cents(share.amount_cents),
    expires_at: split.expires_at,
    can_pay: state === 'open' && isPayer,
    can_take_back: state === 'open' && waits,
  };
}

/** `casey@example.test` as `c•••@example.test`. */
const partOf = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');
