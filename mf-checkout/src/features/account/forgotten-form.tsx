import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { Alert, TextField } from '@sendahead/shared-ui';
import { linkSent } from '../../copy/account-dialog.ts';
import { forgottenWords } from '../../copy/account-forms.ts';
import { emailProblem } from '../../copy/account-problems.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { useAccount } from './use-account.ts';

/**
 * Requests a link for a forgotten password. The password is set on the link's page, so that the booking is
 * not affected.
 */
export function ForgottenForm({ id, forms }: AccountDialogProps) {
  const account = useAccount();
  const { link, sentTo, markSent } = forms;
  const sentAddress = sentTo.forgotten;
  const ask = async ({ email }: { email: string }): Promise<void> => {
    if (await account.sendLink(email.trim())) markSent('forgotten', email.trim());
  };
  return (
    <form id={id} className="checkout-account" noValidate onSubmit={link.handleSubmit(ask)}>
      {sentAddress ? (
        <Alert severity="success" live>
          {linkSent(sentAddress)}
        </Alert>
      ) : (
        <p>{forgottenWords.lead}</p>
      )}
      <TextField
        {...link.register('email', { validate: (text) => isEmail(text) })}
        label={forgottenWords.email}
        required
        type="email"
        maxLength={120}
        autoComplete="username"
        error={link.formState.errors.email ? emailProblem(link.getValues('email')) : undefined}
      />
    </form>
  );
}
