import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { requestClubBilling } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { requestFailure, standing, clubTexts as texts } from '../../../copy/club-billing.ts';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';

type Props = {
  clubId: number;
  name: string;
  state: keyof typeof standing;
  /** Called when the club has agreed in the meantime. */
  onAgreed: () => void;
};

/** PY-24, ER-25: asks a club to accept the customer's orders on its account, and shows the result. */
export function AskClub({ clubId, name, state, onAgreed }: Props) {
  const { host } = useCheckout();
  const cartId = useSelector(({ page }) => page.cart?.id);
  const [step, setStep] = useState<'offered' | 'asking' | 'sent'>('offered');
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async () => {
    setStep('asking');
    setFailure(null);
    try {
      const params = { club_id: String(clubId) };
      const { status, errors } = await host.api.call(requestClubBilling, {
        params,
        query: cartId === undefined ? {} : { cart_id: cartId },
      });
      if (!status) setFailure(requestFailure(errors));
      setStep(status ? 'sent' : 'offered');
      if (errors.includes('already_granted')) onAgreed();
    } catch (error) {
      setFailure(requestFailure(isApiError(error) ? [error.code] : []));
      setStep('offered');
    }
  };
  return (
    <>
      <div role="status">
        {step === 'sent' ? <Alert severity="success">{texts.sent}</Alert> : <p>{standing[state]}</p>}
      </div>
      {failure === null ? null : (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      )}
      {step === 'sent' || state === 'requested' ? null : (
        <div>
          <Button onClick={ask} busy={step === 'asking'} busyLabel={texts.asking}>
            {texts.ask({ club: name })}
          </Button>
        </div>
      )}
    </>
  );
}
