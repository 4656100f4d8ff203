import { listPasskeys } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { Alert, Button, PlainCard } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { ownAccountFailure } from '../../copy/account-page.ts';
import { passkeyOfferWords as words } from '../../copy/passkey-offer.ts';
import { makePasskey, passkeysWork } from '../../effects/passkeys.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { isOfferLeft, leaveOffer } from './left-offer.ts';
import './offer-passkey.css';

/**
 * Offers a passkey; renders nothing if the browser cannot make one, or somebody pressed "Not now" here
 * before.
 */
export function OfferPasskey() {
  const [left, setLeft] = useState(isOfferLeft);
  const leave = () => {
    leaveOffer();
    setLeft(true);
  };
  return left || !passkeysWork() ? null : <Offer leave={leave} />;
}

/** Renders nothing if the account has a passkey. */
function Offer({ leave }: { leave: () => void }) {
  const { host } = useCheckout();
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    const subscription = observeCall(host.api, listPasskeys, {}).subscribe({
      next: ({ passkeys }) => setHasNone(passkeys.length === 0),
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [host]);
  const act = useAct();
  const [made, setMade] = useState(false);
  if (!hasNone) return null;
  const make = async () => {
    if (await act.run(() => makePasskey(host.api, ''))) setMade(true);
  };
  const failure = ownAccountFailure(act.problem);
  return (
    <div className="checkout-offer">
      <PlainCard label={words.title}>
        <h2>{words.title}</h2>
        {made ? (
          <p role="status">{words.made}</p>
        ) : (
          <>
            <p>{words.why}</p>
            {failure ? (
              <Alert severity="danger" live>
                {failure}
              </Alert>
            ) : null}
            <div className="checkout-offer__acts">
              <Button onClick={make} busy={act.busy} busyLabel={words.waiting}>
                {words.make}
              </Button>
              <Button variant="quiet" onClick={leave}>
                {words.notNow}
              </Button>
            </div>
          </>
        )}
      </PlainCard>
    </div>
  );
}
