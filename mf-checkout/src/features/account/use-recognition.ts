import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { useEffect, useRef } from 'react';
import { accountProblems } from '../../copy/account-problems.ts';
import type { AccountDialogName } from '../../state/account.ts';
import { useAccount } from './use-account.ts';
import type { AccountForms } from './use-account-forms.ts';

/**
 * VL-45: checks once whether the email of the booking has an account, and then opens the sign-in. A person
 * who has begun to register remains there, and sees it at the email; so does a person who returned because
 * the email is somebody else's.
 */
export function useRecognition(
  dialog: AccountDialogName,
  { registration, recognize, editPerson }: AccountForms,
  go: (dialog: AccountDialogName) => void,
): void {
  const account = useAccount();
  const wasSent = useRef(false);
  const latest = useRef({ dialog, go });
  useEffect(() => {
    latest.current = { dialog, go };
  });
  useEffect(() => {
    const email = registration.getValues('email');
    if (wasSent.current || dialog !== 'register' || !isEmail(email)) return;
    wasSent.current = true;
    void account.isTaken(email).then((taken) => {
      const { email: now, password, terms, way } = registration.getValues();
      if (!taken || now !== email || latest.current.dialog !== 'register') return;
      registration.setError('email', { message: accountProblems.email_taken });
      editPerson();
      if (password === '' && !terms && way === 'password') {
        recognize(email);
        latest.current.go('sign-in');
      }
    });
  }, [account, dialog, registration, recognize, editPerson]);
}
