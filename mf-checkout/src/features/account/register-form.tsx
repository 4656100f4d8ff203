import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { CheckField, FieldRow, TextField } from '@sendahead/shared-ui';
import { MailSuggestion } from '@sendahead/shared-ui/booking';
import { useEffect } from 'react';
import { registerWords as words } from '../../copy/account-forms.ts';
import { accountProblems } from '../../copy/account-problems.ts';
import { termsRefused } from '../../copy/terms.ts';
import { termsWords } from '../../copy/terms-text.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import type { RegistrationField } from '../../state/registration.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { PasswordPair } from './password-pair.tsx';
import { PhoneCode } from './phone-code.tsx';
import { RegistrationPhone } from './registration-phone.tsx';
import { TermsText } from './terms-text.tsx';
import { useAccount } from './use-account.ts';

/** MD-14, AC-01: who orders makes an account first; the payment then goes on by itself. */
export function RegisterForm({ id, forms, ordering }: AccountDialogProps) {
  const { host } = useCheckout();
  const account = useAccount();
  const form = forms.registration;
  const { fieldErrors } = useSelector((state) => state.account);
  const { errors } = form.formState;
  const withPhone = host.boot.flags.mobile_verification;

  // What the server found goes to the fields, and focus to the first of them.
  useEffect(() => {
    const [first, ...rest] = Object.keys(fieldErrors).filter(
      (name): name is RegistrationField => name in form.getValues(),
    );
    for (const name of rest) form.setError(name, { message: fieldErrors[name] ?? '' });
    if (first) form.setError(first, { message: fieldErrors[first] ?? '' }, { shouldFocus: true });
  }, [fieldErrors, form]);

  const bind = (name: RegistrationField) => ({ ...form.register(name), error: errors[name]?.message });
  const typedMail = form.watch('email');
  const email = form.register('email', {
    onBlur: async ({ target }: { target: { value: string } }) => {
      const typed = target.value;
      const taken = isEmail(typed) && (await account.isTaken(typed));
      if (!taken) return;
      afterQuietPeriod(() => {
        if (form.getValues('email') === typed)
          form.setError('email', { message: accountProblems.email_taken });
      });
    },
  });
  // AC-13: the number goes along only where it is asked for.
  const submit = form.handleSubmit(
    ({ mobile_verification_number, ...values }) =>
      account.register(withPhone ? { ...values, mobile_verification_number } : values),
    // VL-47: when an order waits for the terms, the top of the page says so too.
    (found) => {
      if (found.terms && ordering)
        host.bus.publish(alertRaisedEvent, { severity: 'warning', text: termsRefused, seconds: 6 });
    },
  );
  const termsError = errors.terms && ordering ? termsRefused : errors.terms?.message;

  return (
    <form id={id} className="checkout-account" noValidate onSubmit={submit}>
      {ordering ? <p>{words.why}</p> : null}
      <FieldRow>
        <TextField
          {...bind('first_name')}
          label={words.firstName}
          required
          maxLength={60}
          autoComplete="given-name"
        />
        <TextField
          {...bind('last_name')}
          label={words.lastName}
          required
          maxLength={60}
          autoComplete="family-name"
        />
      </FieldRow>
      <TextField
        {...email}
        error={errors.email?.message}
        label={words.email}
        required
        type="email"
        maxLength={120}
        autoComplete="email"
      />
      <MailSuggestion
        mail={typedMail}
        onTake={(mail) => form.setValue('email', mail, { shouldDirty: true })}
      />
      {withPhone ? (
        <PhoneCode registration={form} />
      ) : (
        <RegistrationPhone registration={form} label={words.phone} optional />
      )}
      <PasswordPair registration={form} />
      <TermsText />
      <CheckField {...bind('terms')} error={termsError} label={termsWords.accept} required />
    </form>
  );
}
