import { saveQuote } from '@sendahead/shared-contracts/carts/saved-quote-calls';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { MailSuggestion } from '@sendahead/shared-ui/booking';
import { type SyntheticEvent, useState } from 'react';
import { emailProblem } from '../../copy/account-problems.ts';
import { finishLaterFailure, linkSent, finishLaterWords as words } from '../../copy/finish-later.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import './finish-later.css';

/** Emails the booking and its price, to continue on another device; folded until it is opened. */
export function FinishLater() {
  const { host } = useCheckout();
  const cartId = useSelector(({ page }) => page.cart?.id ?? '');
  const ownEmail = useSelector(({ page }) => page.session?.user?.email ?? '');
  const act = useAct();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const email = (typed ?? ownEmail).trim();

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(null);
    setWrong(!isEmail(email));
    if (!isEmail(email)) return;
    await act.run(async () => {
      const input = { params: { cartId }, query: {}, body: { email } };
      setSent(linkSent(email, (await host.api.call(saveQuote, input)).expires_at));
    });
  };
  const refusedMail = wrong || act.fields.email !== undefined;
  const problem = act.fields.email === undefined ? finishLaterFailure(act.problem) : null;
  return (
    <details className="checkout-folded checkout-finish-later">
      <summary>{words.title}</summary>
      <form noValidate onSubmit={send}>
        <TextField
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={120}
          value={typed ?? ownEmail}
          error={refusedMail ? emailProblem(email) : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
            setSent(null);
          }}
        />
        <MailSuggestion mail={email} onTake={setTyped} />
        {problem ? (
          <Alert severity="danger" live>
            {problem}
          </Alert>
        ) : null}
        <div role="status">{sent ? <p>{sent}</p> : null}</div>
        <Button type="submit" busy={act.busy} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </details>
  );
}
