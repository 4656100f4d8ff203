import { useCallback, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Credentials } from '../../effects/account-actions.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import type { AccountDialogName } from '../../state/account.ts';
import { staffEmail } from '../../state/errand.ts';
import type { RegistrationForm } from '../../state/registration.ts';

import { isParents, isPersonKnown, otherPayer, personFields, prefilled } from './prefilled.ts';
import { registrationResolver } from './registration-resolver.ts';

/** The forms of the dialog. They exist as long as it does: viewing another sign-in method keeps the input. */
export interface AccountForms {
  readonly registration: UseFormReturn<RegistrationForm>;
  readonly signIn: UseFormReturn<Credentials>;
  readonly link: UseFormReturn<{ email: string }>;
  readonly code: UseFormReturn<{ email: string; code: string }>;
  /** The person's fields are shown; otherwise the booking's own data is shown in one line. */
  readonly editsPerson: boolean;
  editPerson(): void;
  /**
   * The person who books and pays is not the first traveler: the fields show what the booking knows about the
   * other person.
   */
  changePayer(): void;
  /** The first traveler if their email was filled in for a parent; otherwise undefined. */
  readonly emailOf: string | undefined;
  /** An email that was found to have an account before anything was typed. */
  readonly recognized: string | undefined;
  recognize(email: string): void;
  /** The email of the account that was created in this dialog and waits for its first code. */
  readonly createdFor: string | undefined;
  markCreated(email: string): void;
  /** The address that an email was sent to, by sign-in form. */
  readonly sentTo: Partial<Readonly<Record<AccountDialogName, string>>>;
  /** Records the address that an email was sent to; undefined to start over. */
  markSent(dialog: AccountDialogName, email: string | undefined): void;
  /** Copies the email typed in one form to the others. */
  carryMail(from: AccountDialogName): void;
  focusFirst(dialog: AccountDialogName): void;
}

/** The addresses that emails were sent to while the dialog is open. */
function useMailings(): Pick<AccountForms, 'createdFor' | 'markCreated' | 'sentTo' | 'markSent'> {
  const [createdFor, markCreated] = useState<string>();
  const [sentTo, setSentTo] = useState<AccountForms['sentTo']>({});
  const markSent = useCallback(
    (dialog: AccountDialogName, email: string | undefined) =>
      setSentTo((before) => ({ ...before, [dialog]: email })),
    [],
  );
  return { createdFor, markCreated, sentTo, markSent };
}

/** The registration with the booking's data, and whether the fields of the person are shown. */
function useRegistration() {
  const { checkout, host } = useCheckout();
  const withPhone = host.boot.flags.mobile_verification === true;
  const { brand } = host.boot;
  const [booking] = useState(() => checkout.store.getState().page);
  const [known] = useState(() => prefilled(booking, brand));
  // A camper is not the person who books.
  const [forParents] = useState(() => isParents(booking, brand));
  const [editsPerson, setEditsPerson] = useState(forParents || !isPersonKnown(known));
  const editPerson = useCallback(() => setEditsPerson(true), []);
  const registration = useForm<RegistrationForm>({
    defaultValues: known,
    resolver: registrationResolver(withPhone),
    // The form moves the focus itself, in its own order.
    shouldFocusError: false,
  });
  const changePayer = useCallback(() => {
    for (const [field, value] of Object.entries(otherPayer(booking, brand)))
      registration.setValue(field as keyof ReturnType<typeof otherPayer>, value);
    setEditsPerson(true);
  }, [booking, brand, registration]);
  const emailOf = forParents && known.email ? booking.travelers?.travelers[0]?.firstName : undefined;
  return { known, registration, editsPerson, editPerson, changePayer, emailOf };
}

/** `first`: the form that the dialog opens with; the others get the email from the form that is left. */
export function useAccountForms(first: AccountDialogName): AccountForms {
  const { known, registration, editsPerson, editPerson, changePayer, emailOf } = useRegistration();
  const [recognized, recognize] = useState<string>();
  // WCAG 3.3.7: a person who signs in before the order has already typed the email.
  const [email] = useState(() => (first === 'sign-in' ? staffEmail(window.location) || known.email : ''));
  const signIn = useForm<Credentials>({ defaultValues: { email, password: '' }, mode: 'onTouched' });
  const link = useForm({ defaultValues: { email: '' } });
  const code = useForm({ defaultValues: { email: '', code: '' } });
  const carryMail = (from: AccountDialogName): void => {
    const mails: Partial<Record<AccountDialogName, string>> = {
      register: registration.getValues('email'),
      'sign-in': signIn.getValues('email'),
      forgotten: link.getValues('email'),
      'mail-code': code.getValues('email'),
    };
    const email = (mails[from] ?? '').trim();
    if (!email) return;
    registration.setValue('email', email);
    signIn.setValue('email', email);
    link.setValue('email', email);
    code.setValue('email', email);
  };
  const focusFirst = useCallback(
    (dialog: AccountDialogName): void => {
      if (dialog === 'register') {
        const wrong = personFields.find((field) => registration.getFieldState(field).error);
        const empty = personFields.find((field) => field !== 'phone' && !registration.getValues(field));
        registration.setFocus(editsPerson ? (wrong ?? empty ?? 'first_name') : 'password');
      }
      if (dialog === 'sign-in') signIn.setFocus(signIn.getValues('email') ? 'password' : 'email');
      if (dialog === 'forgotten') link.setFocus('email');
      if (dialog === 'mail-code') code.setFocus('email');
    },
    [registration, signIn, link, code, editsPerson],
  );
  return {
    registration,
    signIn,
    link,
    code,
    editsPerson,
    editPerson,
    changePayer,
    emailOf,
    recognized,
    recognize,
    ...useMailings(),
    carryMail,
    focusFirst,
  };
}
