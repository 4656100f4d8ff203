import { saveCard } from '@sendahead/shared-contracts/payments/info-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { savedCardsSectionWords as words } from '../../copy/account-sections.ts';
import { shareFailure } from '../../copy/shares.ts';
import { Done } from '../../features/account-page/done.tsx';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { CardForm } from '../card-form.tsx';

/** PY-27: a card that is saved without an order. */
export function AddCard({ added }: { added: () => void }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open)
    return (
      <NewCard
        cancel={() => setOpen(false)}
        saved={() => {
          setOpen(false);
          setDone(true);
          added();
        }}
      />
    );
  return (
    <div className="account-acts">
      <Button
        ref={button}
        onClick={() => {
          setDone(false);
          setOpen(true);
        }}
      >
        {words.add}
      </Button>
      <Done when={done}>{words.added}</Done>
    </div>
  );
}

function NewCard({ saved, cancel }: { saved: () => void; cancel: () => void }) {
  const { host } = useCheckout();
  const { busy, problem, pay } = useCardPayment(0, async (card) => {
    const answer = await host.api.call(saveCard, { body: card });
    if (answer.status) saved();
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
      <div className="account-acts">
        <Button type="submit" busy={busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
