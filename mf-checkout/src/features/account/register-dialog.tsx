import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { CheckField, FieldRow, TextField } from '@sendahead/shared-ui/field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { accountProblems } from '../../copy/account-problems.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import type { RegistrationField, RegistrationForm } from '../../state/registration.ts';
import { AccountDialog } from './account-dialog.tsx';
import { prefilled } from './prefilled.ts';
import { registrationResolver } from './registration-resolver.ts';
import { TermsText } from './terms-text.tsx';

/** MD-14, AC-01: who orders makes an account first; the payment then goes on by itself. */
export function RegisterDialog() {
  const { checkout } = useCheckout();
  const { account, store } = checkout;
  const { fieldErrors } = useSelector((state) => state.account);
  const ordering = useSelector((state) => state.placing.phase === 'gate');
  const form = useForm<RegistrationForm>({
    defaultValues: prefilled(store.getState().page.travelers),
    resolver: registrationResolver,
  });
  const { errors } = form.formState;

  // After the dialog has opened, which would otherwise stop at its close button.
  useEffect(() => form.setFocus('first_name'), [form]);

  // What the server found goes to the fields, and focus to the first of them.
  useEffect(() => {
    const [first, ...rest] = Object.keys(fieldErrors).filter(
      (name): name is RegistrationField => name in form.getValues(),
    );
    for (const name of rest) form.setError(name, { message: fieldErrors[name] ?? '' });
    if (first) form.setError(first, { message: fieldErrors[first] ?? '' }, { shouldFocus: true });
  }, [fieldErrors, form]);

  const bind = (name: RegistrationField) => ({ ...form.register(name), error: errors[name]?.message });
  const email = form.register('email', {
    onBlur: async ({ target }: { target: { value: string } }) => {
      const typed = target.value;
      const taken = isEmail(typed) && (await account.isTaken(typed));
      if (taken && form.getValues('email') === typed)
        form.setError('email', { message: accountProblems.email_taken });
    },
  });

  return (
    <AccountDialog
      title="Create your account"
      other={{ label: 'I have an account', dialog: 'sign-in' }}
      submit={{
        label: ordering ? 'Create account and place order' : 'Create account',
        busyLabel: 'Creating your account…',
      }}
      onSubmit={form.handleSubmit((values) => account.register(values))}
    >
      {ordering ? <p>Your receipt and every change of your shipment will be found in your account.</p> : null}
      <FieldRow>
        <TextField
          {...bind('first_name')}
          label="First name"
          required
          maxLength={60}
          autoComplete="given-name"
        />
        <TextField
          {...bind('last_name')}
          label="Last name"
          required
          maxLength={60}
          autoComplete="family-name"
        />
      </FieldRow>
      <TextField
        {...email}
        error={errors.email?.message}
        label="Email"
        required
        type="email"
        maxLength={120}
        autoComplete="email"
      />
      <TextField {...bind('phone')} label="Phone" optional type="tel" maxLength={30} autoComplete="tel" />
      <FieldRow>
        <TextField
          {...bind('password')}
          label="Password"
          hint="8 characters or more"
          required
          type="password"
          maxLength={200}
          autoComplete="new-password"
        />
        <TextField
          {...bind('password_confirmation')}
          label="Confirm password"
          hint="The same once more"
          required
          type="password"
          maxLength={200}
          autoComplete="new-password"
        />
      </FieldRow>
      <TermsText />
      <CheckField {...bind('terms')} label="I accept the terms" required />
    </AccountDialog>
  );
}
