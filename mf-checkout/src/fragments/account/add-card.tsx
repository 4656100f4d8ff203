import { saveCard } from '@sendahead/shared-contracts/payments/info-calls';
import { Alert } from '@sendahead/shared-ui';
import { savedCardsSectionWords as words } from '../../copy/account-sections.ts';
import { shareFailure } from '../../copy/shares.ts';
import { AddInPlace } from '../../features/account-page/add-in-place.tsx';
import { SaveOrCancel } from '../../features/account-page/save-or-cancel.tsx';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { CardForm } from '../card-form.tsx';

/** PY-27: a card that is saved without an order. */
export function AddCard({ onAdded }: { onAdded: () => void }) {
  return <AddInPlace words={words} onAdded={onAdded} form={(ends) => <NewCard {...ends} />} />;
}

function NewCard({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { host } = useCheckout();
  const { busy, problem, pay } = useCardPayment(0, async (card) => {
    const answer = await host.api.call(saveCard, { body: card });
    if (answer.status) onSaved();
    return answer;
  });
  return (
    <form
      className="account-form"
      noValidate
      aria-label={words.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <p className="account-hint">{words.noCharge}</p>
      <CardForm />
      {problem ? (
        <Alert severity="danger" live>
          {shareFailure(problem)}
        </Alert>
      ) : null}
      <SaveOrCancel words={words} busy={busy} onCancel={onCancel} />
    </form>
  );
}
