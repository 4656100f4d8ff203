import { foldDigits } from '@sendahead/shared-contracts/validation/fold-text';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { useEffect } from 'react';
import { codeSent, firstCodeSent } from '../../copy/account-dialog.ts';
import { emailCodeWords as words } from '../../copy/account-forms.ts';
import { codeProblem, emailProblem } from '../../copy/account-problems.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { EndedPassword } from './ended-password.tsx';
import { useAccount } from './use-account.ts';
import { useEndedPassword } from './use-ended-password.ts';

const isCode = (text: string): boolean => foldDigits(text).length === 6;

/** Signs in with six emailed digits instead of a password: asks for the email, then the digits. */
export function MailCodeForm({ id, forms, onSignedIn }: AccountDialogProps) {
  const account = useAccount();
  // The dialog shows the failure, which contradicts the news of the code.
  const failed = useSelector((state) => state.account.failure !== '');
  const { code: form, createdFor, sentTo, markSent } = forms;
  const { errors } = form.formState;
  const sentAddress = sentTo['mail-code'];
  useEffect(() => {
    if (sentAddress) form.setFocus('code');
  }, [sentAddress, form]);

  const send = async ({ email }: { email: string }): Promise<void> => {
    form.resetField('code');
    if (await account.sendCode(email.trim())) markSent('mail-code', email.trim());
  };
  const { goOn, show } = useEndedPassword();
  const submit = form.handleSubmit(async ({ email, code }) => {
    if (goOn) goOn();
    else if (sentAddress) {
      const ended = await account.signInByCode(foldDigits(code));
      if (ended?.signedIn) onSignedIn();
      show(ended);
    } else await send({ email });
  });
  if (goOn)
    return (
      <form id={id} className="checkout-account" noValidate onSubmit={submit}>
        <EndedPassword />
      </form>
    );
  return (
    <form id={id} className="checkout-account" noValidate onSubmit={submit}>
      {sentAddress ? (
        <>
          {failed ? null : (
            <Alert severity="success" live>
              {sentAddress === createdFor ? firstCodeSent(sentAddress) : codeSent(sentAddress)}
            </Alert>
          )}
          <TextField
            {...form.register('code', { validate: isCode, shouldUnregister: true })}
            label={words.code}
            hint={words.codeHint}
            width="short"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={errors.code ? codeProblem : undefined}
          />
          <div className="checkout-other-ways">
            <Button variant="quiet" onClick={() => send({ email: sentAddress })}>
              {words.another}
            </Button>
            {createdFor ? null : (
              <Button variant="quiet" onClick={() => markSent('mail-code', undefined)}>
                {words.anotherEmail}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p>{words.lead}</p>
          <TextField
            {...form.register('email', { validate: (text) => isEmail(text) })}
            label={words.email}
            required
            type="email"
            maxLength={120}
            autoComplete="username"
            error={errors.email ? emailProblem(form.getValues('email')) : undefined}
          />
        </>
      )}
    </form>
  );
}
