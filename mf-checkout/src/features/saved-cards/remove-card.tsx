import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { removePaymentMethod } from '@sendahead/shared-contracts/payments/info-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { ownAccountFailures } from '../../copy/account-page.ts';
import { cardName, cardNotRemoved, removeCardWords as words } from '../../copy/saved-cards.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import type { SavedCard } from '../../state/saved-cards.ts';

/** Removes a saved card, here and at the provider, after a confirmation. */
export function RemoveCard({ card, removed }: { card: SavedCard; removed: () => void }) {
  const { host } = useCheckout();
  const [step, setStep] = useState<'offered' | 'asked' | 'removing' | 'failed'>('offered');
  const [failure, setFailure] = useState('');
  const remove = async () => {
    setStep('removing');
    try {
      await host.api.call(removePaymentMethod, { params: { id: card.id } });
      removed();
    } catch (error) {
      const isInUse = isApiError(error) && error.code === 'payment_method_in_use';
      setFailure(isInUse ? ownAccountFailures.payment_method_in_use : cardNotRemoved);
      setStep('failed');
    }
  };
  const name = { card: cardName(card) };
  if (step === 'offered')
    return (
      <Button variant="quiet" onClick={() => setStep('asked')}>
        {words.offer(name)}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its two answers, not a part of the form
    <div className="checkout-saved__remove" role="group" aria-label={words.title(name)}>
      {step === 'failed' ? (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      ) : (
        <p>{words.question(name)}</p>
      )}
      <Button onClick={remove} busy={step === 'removing'} busyLabel={words.removing}>
        {words.remove}
      </Button>
      <Button variant="quiet" onClick={() => setStep('offered')}>
        {words.keep}
      </Button>
    </div>
  );
}
