import { Alert, Button, CheckField, Skeleton } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import {
  methodNames,
  methodsWords,
  notApproved,
  notLoaded,
  payPalWords,
} from '../../../copy/payment-methods.ts';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';
import { isSignedIn } from '../../../state/page.ts';
import { paysForCustomer } from '../../../state/pays-for-customer.ts';
import type { PanelProps } from '../method-list.ts';
import { isSpent } from '../spent.ts';
import { usePayPalButton } from './use-pay-pal-button.ts';

export const payPalId = 'paypal';

/** An approved PayPal account; its approval pays once, for the next order. */
interface Account {
  readonly nonce: string;
  readonly account: string;
}

/** PY-06, PY-20: the account that PayPal returned, or PayPal's button to approve one. */
export function PayPal({ chosen }: PanelProps) {
  const { store } = useCheckout().checkout;
  const [account, setAccount] = useState<Account | null>(null);
  const [keep, setKeep] = useState(false);
  const isCustomers = useSelector(({ page }) => paysForCustomer(page));
  const spent = useSelector(({ placing }) => isSpent(placing));
  useEffect(() => {
    if (chosen && spent) setAccount(null);
  }, [chosen, spent]);
  useWhenSomebodyElse(() => setAccount(null));
  useEffect(() => {
    if (!chosen) return;
    const means = account && {
      asksNonce: false,
      body: {
        payment_method_type: 'paypal' as const,
        payment_method_nonce: account.nonce,
        store_card_information: keep,
      },
    };
    store.dispatch({ type: 'way-chosen', way: payPalId, means });
  }, [store, chosen, account, keep]);
  if (!account) return <Agree agreed={setAccount} />;
  return (
    <>
      <p className="checkout-way__account" role="status">
        <span>
          {payPalWords.account} <strong>{account.account}</strong>
        </span>
        <Button variant="quiet" aria-label={payPalWords.changeAccount} onClick={() => setAccount(null)}>
          {payPalWords.change}
        </Button>
      </p>
      <p className="checkout-payment-note">{payPalWords.approved}</p>
      {isCustomers ? null : (
        <CheckField
          label={payPalWords.keep}
          name="store_card_information"
          checked={keep}
          onChange={({ target }) => setKeep(target.checked)}
        />
      )}
    </>
  );
}

/** A guest who approved it may sign in; after a sign-out the approval is not kept for the next user. */
function useWhenSomebodyElse(forget: () => void): void {
  const user = useSelector(({ page }) => (isSignedIn(page) ? (page.session?.user?.id ?? null) : null));
  const before = useRef(user);
  useEffect(() => {
    if (before.current !== null && before.current !== user) forget();
    before.current = user;
  }, [user, forget]);
}

function Agree({ agreed }: { agreed: (account: Account) => void }) {
  const { place, state, ended, tryAgain } = usePayPalButton(agreed);
  return (
    <>
      <p className="checkout-payment-note">{payPalWords.before}</p>
      {state === 'loading' ? (
        <Skeleton shape="field" label={methodsWords.loading({ name: methodNames.payPal })} />
      ) : null}
      {state === 'failed' ? (
        <Alert severity="danger" live action={<Button onClick={tryAgain}>{methodsWords.again}</Button>}>
          {notLoaded(methodNames.payPal)}
        </Alert>
      ) : null}
      <div ref={place} />
      {ended ? (
        <Alert severity="warning" live>
          {notApproved(methodNames.payPal)[ended]}
        </Alert>
      ) : null}
    </>
  );
}
