import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { removePaymentMethod } from '@sendahead/shared-contracts/payments/info-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { useState } from 'react';
import { cardName, removeFailure } from '../../copy/saved-cards.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import type { SavedCard } from '../../state/saved-cards.ts';

/** Removes a kept card, here and at the provider, once that was asked for twice. */
export function RemoveCard({ card, removed }: { card: SavedCard; removed: () => void }) {
  const { host } = useCheckout();
  const [step, setStep] = useState<'offered' | 'asked' | 'removing' | 'failed'>('offered');
  const [code, setCode] = useState<string | null>(null);
  const remove = async () => {
    setStep('removing');
    try {
      await host.api.call(removePaymentMethod, { params: { id: card.id } });
      removed();
    } catch (error) {
      setCode(error instanceof ApiError ? error.code : null);
      setStep('failed');
    }
  };
  if (step === 'offered')
    return (
      <Button variant="quiet" onClick={() => setStep('asked')}>
        {`Remove ${cardName(card)}`}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its two answers, not a part of the form
    <div className="checkout-saved__remove" role="group" aria-label={`Remove ${cardName(card)}?`}>
      {step === 'failed' ? (
        <Alert severity="danger" live>
          {removeFailure(code)}
        </Alert>
      ) : (
        <p>{`Remove ${cardName(card)} for good?`}</p>
      )}
      <Button onClick={remove} busy={step === 'removing'} busyLabel="Removing…">
        Remove
      </Button>
      <Button variant="quiet" onClick={() => setStep('offered')}>
        Keep it
      </Button>
    </div>
  );
}
