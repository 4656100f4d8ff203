import { askVerification, changeEmail } from '@sendahead/shared-contracts/accounts/email-calls';
import { Button, TextField } from '@sendahead/shared-ui';
import { MailSuggestion } from '@sendahead/shared-ui/booking';
import { useState } from 'react';
import { fieldFailure } from '../../copy/account-page.ts';
import { emailWords as words } from '../../copy/account-sign-in.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';
import { PresentPassword } from './password-field.tsx';

/** The email address: whether it is confirmed, and a form to change it. */
export function EmailSection({ email, verified }: { email: string; verified: boolean }) {
  const [changing, setChanging] = useState(false);
  return (
    <AccountSection title={words.title}>
      <p>
        <strong>{email}</strong> <span>{verified ? words.confirmed : words.unconfirmed}</span>
      </p>
      {verified ? null : <SendLinkAgain />}
      {changing ? (
        <ChangeEmail />
      ) : (
        <div className="account-acts">
          <Button onClick={() => setChanging(true)}>{words.another}</Button>
        </div>
      )}
    </AccountSection>
  );
}

function SendLinkAgain() {
  const { host } = useCheckout();
  const act = useAct();
  const [sent, setSent] = useState(false);
  const send = async () => setSent(await act.run(() => host.api.call(askVerification, { body: {} })));
  return (
    <>
      <ActProblem act={act} />
      <div className="account-acts">
        <Button onClick={send} busy={act.busy} busyLabel={words.sending}>
          {words.sendAgain}
        </Button>
        <Done when={sent}>{words.sentAgain}</Done>
      </div>
    </>
  );
}

function ChangeEmail() {
  const { host } = useCheckout();
  const act = useAct();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = async () => {
    const body = { email, ...(password ? { current_password: password } : {}) };
    if (await act.run(() => host.api.call(changeEmail, { body }))) setSentTo(email.trim());
  };
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <TextField
        label={words.newEmail}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
        value={email}
        onChange={({ target }) => {
          setSentTo(null);
          setEmail(target.value);
        }}
        error={fieldFailure(act.fields.email)}
      />
      <MailSuggestion mail={email} onTake={setEmail} />
      <PresentPassword value={password} onChange={setPassword} act={act} />
      <ActProblem act={act} />
      <div className="account-acts">
        <Button type="submit" busy={act.busy} busyLabel={words.sending}>
          {words.send}
        </Button>
        <Done when={sentTo !== null}>{words.sent({ email: sentTo ?? '' })}</Done>
      </div>
    </form>
  );
}
