import { Alert, Button, lazyView, RadioGroup, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { dueText, submitWords, titleOf } from '../../copy/account-dialog.ts';
import { accountChoiceWords as words } from '../../copy/account-forms.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import type { AccountDialogName, SecondFactorDialogName } from '../../state/account.ts';
import { errandOf } from '../../state/errand.ts';
import { agreedCents } from '../../state/selectors.ts';
import { ElsewhereButtons } from './elsewhere-buttons.tsx';

import { ForgottenForm } from './forgotten-form.tsx';
import { HolidayBox } from './holiday-box.tsx';
import { MailCodeForm } from './mail-code-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { returnToPage } from './return-to.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type AccountForms, useAccountForms } from './use-account-forms.ts';
import { useRecognition } from './use-recognition.ts';
import './account.css';

/** The props of each sign-in form. */
export interface AccountDialogProps {
  /** The id of the form, which the button below submits. */
  readonly id: string;
  readonly forms: AccountForms;
  /** Shows another sign-in form; the email is carried over. */
  readonly onSwitch: (dialog: AccountDialogName) => void;
  /**
   * The server has signed the person in, who still has something to read. No sign-in form is offered anymore.
   */
  onSignedIn(): void;
  /** Whether an order waits for the sign-in. */
  readonly ordering: boolean;
}

const secondForm = (name: SecondFactorDialogName) =>
  lazyView(async () => (await import('./second-forms.tsx')).secondForms[name]);

const accountForms: Readonly<Record<AccountDialogName, ComponentType<AccountDialogProps>>> = {
  register: RegisterForm,
  'sign-in': SignInForm,
  'mail-code': MailCodeForm,
  forgotten: ForgottenForm,
  // For the few accounts that have a second factor.
  'second-code': secondForm('second-code'),
  'second-passkey': secondForm('second-passkey'),
  'second-enrolment': secondForm('second-enrolment'),
};

/**
 * MD-14, MD-15, AC-01: every sign-in method in one dialog. The input of a form is kept while another form is
 * shown, and is dropped with the dialog; passwords are stored nowhere else.
 */
export function AccountDialog({ dialog }: { dialog: AccountDialogName }) {
  const { checkout, host } = useCheckout();
  const { store } = checkout;
  const errand = errandOf(window.location, host.boot.brand.name);
  const { busy, failure } = useSelector((state) => state.account);
  const ordering = useSelector((state) => state.placing.phase === 'gate');
  const cents = useSelector(agreedCents) ?? 0;
  const id = useId();
  const forms = useAccountForms(dialog);
  const byChoice = useRef(false);
  const [signedIn, setSignedIn] = useState(false);
  const { focusFirst } = forms;
  // Runs after the dialog has opened, which would otherwise focus its close button; a choice keeps the focus.
  useEffect(() => {
    if (!byChoice.current) focusFirst(dialog);
    byChoice.current = false;
  }, [dialog, focusFirst]);
  const go = (next: AccountDialogName): void => {
    if (busy) return;
    forms.carryMail(dialog);
    store.dispatch({ type: 'dialog-opened', dialog: next });
  };
  useRecognition(dialog, forms, go);
  const choose = (next: AccountDialogName): void => {
    byChoice.current = true;
    go(next);
  };
  const Form = accountForms[dialog];
  const isNew = forms.createdFor !== undefined;
  const isMain = dialog === 'register' || dialog === 'sign-in';
  const { label, busyLabel } = submitWords(dialog, {
    ordering,
    sent: forms.sentTo[dialog] !== undefined,
    signedIn,
    isNew,
  });
  return (
    <Modal
      open
      title={titleOf(dialog, isNew)}
      returnTo={returnToPage}
      onClose={() => store.dispatch({ type: 'dialog-closed' })}
      actions={
        <>
          {isMain || signedIn || isNew ? null : (
            <Button variant="quiet" onClick={() => go('sign-in')}>
              {words.back}
            </Button>
          )}
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={busyLabel}>
            {label}
          </Button>
        </>
      }
    >
      <div className="checkout-account">
        {errand === null ? null : <p>{errand}</p>}
        {/* Above the form, because a small window cuts off its end. */}
        {ordering && cents > 0 ? <p className="checkout-account-due">{dueText(cents)}</p> : null}
        {isMain ? <Ways dialog={dialog} onChoose={choose} /> : null}
        {failure ? (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        ) : null}
        <Suspense fallback={<Skeleton count={2} label={words.loading} />}>
          <Form
            id={id}
            forms={forms}
            onSwitch={go}
            onSignedIn={() => setSignedIn(true)}
            ordering={ordering}
          />
        </Suspense>
        {dialog === 'sign-in' || (dialog === 'mail-code' && !isNew) ? <HolidayBox /> : null}
        {isMain ? <ElsewhereButtons /> : null}
      </div>
    </Modal>
  );
}

function Ways({
  dialog,
  onChoose,
}: {
  dialog: 'register' | 'sign-in';
  onChoose: (dialog: AccountDialogName) => void;
}) {
  return (
    <RadioGroup
      label={words.choice}
      options={[
        { value: 'register', label: words.isNew },
        { value: 'sign-in', label: words.hasAccount },
      ]}
      value={dialog}
      onChange={onChoose}
    />
  );
}
