import type { ComponentType } from 'react';
import type { SecondFactorDialogName } from '../../state/account.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';
import { SecondCodeForm } from './second-code-form.tsx';
import { SecondPasskeyForm } from './second-passkey-form.tsx';

/** The second step of a sign-in, by the required factor; loaded when it is needed. */
export const secondForms: Readonly<Record<SecondFactorDialogName, ComponentType<AccountDialogProps>>> = {
  'second-code': SecondCodeForm,
  'second-passkey': SecondPasskeyForm,
  'second-enrolment': EnrolmentForm,
};
