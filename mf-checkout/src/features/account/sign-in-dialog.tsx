import { TextField } from '@sendahead/shared-ui/field';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';
import { type FocusEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { signInProblem } from '../../copy/account-problems.ts';
import type { Credentials } from '../../effects/account-actions.ts';
import { afterQuietPeriod } from '../../hooks/after-quiet-period.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { AccountDialog } from './account-dialog.tsx';

/** MD-15, VL-46, ER-15: signing in, from the header or as the other way through the gate. */
export function SignInDialog() {
  const { checkout } = useCheckout();
  const { account } = checkout;
  const ordering = useSelector((state) => state.placing.phase === 'gate');
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' }, mode: 'onTouched' });
  const { errors, isSubmitted } = form.formState;
  // After the dialog has opened, which would otherwise stop at its close button.
  useEffect(() => form.setFocus('email'), [form]);
  const bind = (name: 'email' | 'password') => {
    const { onBlur, ...field } = form.register(name, { validate: (text) => text.trim() !== '' });
    return {
      ...field,
      onBlur: (left: FocusEvent) => afterQuietPeriod(() => void onBlur(left)),
      error: errors[name] ? signInProblem(name, isSubmitted) : undefined,
    };
  };

  return (
    <AccountDialog
      title="Sign in"
      other={{ label: 'Create an account', dialog: 'register' }}
      submit={{
        label: ordering ? 'Sign in and place order' : 'Sign in',
        busyLabel: 'Signing in…',
      }}
      onSubmit={form.handleSubmit((values) => account.signIn(values))}
    >
      <TextField
        {...bind('email')}
        label="Email"
        required
        type="email"
        maxLength={120}
        autoComplete="username"
      />
      <TextField
        {...bind('password')}
        label="Password"
        required
        type="password"
        maxLength={200}
        autoComplete="current-password"
      />
      {/* In a tab of its own: the booking stays as it is. */}
      <a className="checkout-forgotten" href="/password/forgot" target="_blank" rel="noopener">
        Forgot your password? <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
    </AccountDialog>
  );
}
