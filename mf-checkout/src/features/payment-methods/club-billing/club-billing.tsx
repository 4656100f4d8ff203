import { Alert, Button, SelectField } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { clubTexts as texts } from '../../../copy/club-billing.ts';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';
import { isSignedIn } from '../../../state/page.ts';
import { byClub, type Means } from '../../../state/payment-method.ts';
import { AskClub } from './ask-club.tsx';

import { useBillingClubs } from './use-billing-clubs.ts';

/**
 * PY-23: the club that pays. If it was chosen before signing in, it remains chosen, and the order continues
 * afterwards (OPEN-39).
 */
export function ClubBilling() {
  const { store } = useCheckout().checkout;
  const { clubs, request, readAgain } = useBillingClubs();
  // A colleague may have granted the request in another tab.
  useEffect(() => {
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, [readAgain]);
  const signedIn = useSelector(({ page }) => isSignedIn(page));
  const missed = useSelector((state) => state.missed.includes('way') && state.way.means === null);
  const billed = useSelector(({ way }) => way.means?.body.sales_club_billing ?? '');
  // A chosen club that has left the trip is no longer in the list; the server decides about it.
  const [chosen, setChosen] = useState(billed);
  const club = clubs.find(({ id }) => String(id) === chosen);
  const choose = (id: string): void => {
    setChosen(id);
    store.dispatch({ type: 'way-chosen', way: byClub, means: id === '' ? null : meansOf(id, signedIn) });
  };
  const isClosed = club?.state === 'closed';
  // An order that the club cannot pay is not sent: the page says so first.
  useEffect(() => {
    if (isClosed) store.dispatch({ type: 'way-chosen', way: byClub, means: null });
  }, [isClosed, store]);
  const problem = isClosed ? texts.closed({ club: club.name }) : missed ? texts.select : undefined;
  return (
    <>
      {request === 'failed' ? (
        <Alert severity="warning" live action={<Button onClick={readAgain}>{texts.again}</Button>}>
          {texts.notRead}
        </Alert>
      ) : null}
      {clubs.length === 0 && request !== 'asking' ? (
        <p className="checkout-payment-note">{texts.none}</p>
      ) : (
        <SelectField
          label={texts.label}
          name="sales_club_billing"
          required
          emptyLabel={texts.open}
          hint={signedIn ? undefined : texts.guest}
          error={problem}
          value={club ? chosen : ''}
          options={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {club && signedIn && club.state !== 'granted' && club.state !== 'closed' ? (
        <AskClub key={club.id} name={club.name} clubId={club.id} state={club.state} onAgreed={readAgain} />
      ) : null}
    </>
  );
}

/** The server decides who may bill which club: the page's data may be older than the club's decision. */
const meansOf = (clubId: string, signedIn: boolean): Means => ({
  body: {
    payment_method_type: signedIn ? 'clubBilling' : 'clubBillingUnLogged',
    sales_club_billing: clubId,
  },
  asksNonce: false,
});
