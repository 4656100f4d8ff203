import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Button, FieldRow, TextField, VisuallyHidden } from '@sendahead/shared-ui';
import { MailSuggestion } from '@sendahead/shared-ui/booking';
import { registerWords as words } from '../../copy/account-forms.ts';
import { accountProblems } from '../../copy/account-problems.ts';
import { RegistrationPhone } from './registration-phone.tsx';
import { useAccount } from './use-account.ts';
import type { AccountForms } from './use-account-forms.ts';

interface Props {
  readonly forms: AccountForms;
  /** AC-13: the phone is entered elsewhere, with the code that is texted to it. */
  readonly withPhone: boolean;
}

/** MD-14: the person of the account: the booking's data in one line, or the fields. */
export function RegistrationPerson({ forms, withPhone }: Props) {
  return forms.editsPerson ? (
    <PersonFields forms={forms} withPhone={withPhone} />
  ) : (
    <PersonLine forms={forms} withPhone={withPhone} />
  );
}

/** One line, which says who the person is: the first traveler is not always the person who books. */
function PersonLine({ forms, withPhone }: Props) {
  const { first_name, last_name, email, phone } = forms.registration.getValues();
  const reached = [email, withPhone ? '' : phone].filter(Boolean);
  return (
    <div className="checkout-person">
      <div className="checkout-person__known">
        <p>{`${first_name} ${last_name}`}</p>
        {reached.map((line) => (
          <p key={line} className="checkout-person__reached">
            {line}
          </p>
        ))}
      </div>
      <div className="checkout-person__changes">
        <Button variant="quiet" onClick={forms.editPerson}>
          {words.edit}
          <VisuallyHidden>{words.editWhat}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={forms.changePayer}>
          {words.someoneElse({ name: first_name })}
        </Button>
      </div>
    </div>
  );
}

function PersonFields({ forms: { registration: form, emailOf }, withPhone }: Props) {
  const account = useAccount();
  const { errors } = form.formState;
  const typedMail = form.watch('email');
  const email = form.register('email', {
    onBlur: async ({ target }: { target: { value: string } }) => {
      const typed = target.value;
      const isTaken = isEmail(typed) && (await account.isTaken(typed));
      if (!isTaken) return;
      afterQuietPeriod(() => {
        if (form.getValues('email') === typed)
          form.setError('email', { message: accountProblems.email_taken });
      });
    },
  });
  return (
    <>
      <FieldRow narrow>
        <TextField
          {...form.register('first_name')}
          error={errors.first_name?.message}
          label={words.firstName}
          required
          maxLength={60}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('last_name')}
          error={errors.last_name?.message}
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
        hint={emailOf ? words.emailOf({ name: emailOf }) : undefined}
        required
        type="email"
        maxLength={120}
        autoComplete="email"
      />
      <MailSuggestion
        mail={typedMail}
        onTake={(mail) => form.setValue('email', mail, { shouldDirty: true })}
      />
      {withPhone ? null : <RegistrationPhone registration={form} label={words.phone} optional />}
    </>
  );
}
