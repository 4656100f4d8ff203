import { CheckField } from '@sendahead/shared-ui';
import { useEffect } from 'react';
import { accountWhy } from '../../copy/account-ahead.ts';
import { accountWhose } from '../../copy/account-forms.ts';
import { termsAndHolidayWords, termsWords } from '../../copy/terms-text.ts';
import type { RegisteredPerson } from '../../effects/account-actions.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import type { RegistrationField } from '../../state/registration.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { PhoneCode } from './phone-code.tsx';
import { personFields } from './prefilled.ts';
import { RegisterWay } from './register-way.tsx';
import { RegistrationPerson } from './registration-person.tsx';
import { TermsText } from './terms-text.tsx';
import { useAccount } from './use-account.ts';
import { useHolidayTerms } from './use-holiday-terms.ts';

/**
 * MD-14, AC-01, VL-47: a person who orders creates an account first; the payment then continues
 * automatically.
 */
export function RegisterForm({ id, forms, onSwitch, ordering }: AccountDialogProps) {
  const { host } = useCheckout();
  const account = useAccount();
  const holiday = useHolidayTerms();
  const { registration: form, editPerson } = forms;
  const { fieldErrors } = useSelector((state) => state.account);
  const { errors } = form.formState;
  const withPhone = host.boot.flags.mobile_verification === true;

  const fieldNames = Object.keys(form.getValues()) as RegistrationField[];
  /** Focuses the first field with an error; the fields of the person may have to be shown first. */
  const lead = ([first]: readonly RegistrationField[]): void => {
    if (!first) return;
    if (personFields.some((name) => name === first)) editPerson();
    form.setFocus(first);
  };

  // Errors from the server are set on the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer moves the focus once
  useEffect(() => {
    const fieldsWithErrors = fieldNames.filter((name) => name in fieldErrors);
    for (const name of fieldsWithErrors) form.setError(name, { message: fieldErrors[name] ?? '' });
    lead(fieldsWithErrors);
  }, [fieldErrors]);

  /** The account exists; its first sign-in code is entered in the same form as at every later sign-in. */
  const byCode = async (person: RegisteredPerson): Promise<void> => {
    if (!(await account.registerByCode(person))) return;
    const email = person.email.trim();
    forms.markCreated(email);
    if (await account.sendCode(email)) forms.markSent('mail-code', email);
    onSwitch('mail-code');
  };
  // AC-13: the code is sent only if the server requires it.
  const submit = form.handleSubmit(
    ({ way, mobile_verification_number, password, password_confirmation, ...values }) => {
      holiday.agree();
      const person = withPhone ? { ...values, mobile_verification_number } : values;
      if (way === 'code') return byCode(person);
      if (way === 'passkey') return account.registerByPasskey(person);
      return account.register({ ...person, password, password_confirmation });
    },
    (found) => lead(fieldNames.filter((name) => name in found)),
  );
  return (
    <form id={id} className="checkout-account" noValidate onSubmit={submit}>
      {ordering ? (
        <p>
          {accountWhose} {accountWhy}
        </p>
      ) : null}
      <RegistrationPerson forms={forms} withPhone={withPhone} />
      {withPhone ? <PhoneCode registration={form} /> : null}
      <RegisterWay registration={form} />
      <div className="checkout-accept">
        <TermsText holiday={holiday.wanted} />
        <CheckField
          {...form.register('terms')}
          error={errors.terms?.message}
          label={(holiday.wanted ? termsAndHolidayWords : termsWords).accept}
          required
        />
      </div>
    </form>
  );
}
