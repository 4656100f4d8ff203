import { Alert, Button, lazyView, RadioGroup, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { doorWords as words } from '../../copy/account-forms.ts';
import { submitWords, titles } from '../../copy/doors.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import type { Door, SecondDoor } from '../../state/account.ts';
import { ElsewhereButtons } from './elsewhere-buttons.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { MailCodeForm } from './mail-code-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { returnToPage } from './return-to.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type DoorForms, useDoorForms } from './use-door-forms.ts';
import './account.css';

/** What the dialog gives each way in. */
export interface DoorProps {
  /** Of the form, which the button below submits. */
  readonly id: string;
  readonly forms: DoorForms;
  /** Goes to another way in; the mail goes along. */
  readonly go: (door: Door) => void;
  /** The server has signed the person in; what is left is to read. No way in is offered any more. */
  onSignedIn(): void;
  /** An order waits for it. */
  readonly ordering: boolean;
}

const secondForm = (name: SecondDoor) =>
  lazyView(async () => (await import('./second-forms.tsx')).secondForms[name]);

const doorForms: Readonly<Record<Door, ComponentType<DoorProps>>> = {
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
 * MD-14, MD-15, AC-01: every way to an account in one dialog. What was typed stays in its form while another is looked at,
 * and goes with the dialog; passwords are nowhere else.
 */
export function DoorDialog({ door }: { door: Door }) {
  const { store } = useCheckout().checkout;
  const { busy, failure } = useSelector((state) => state.account);
  const ordering = useSelector((state) => state.placing.phase === 'gate');
  const id = useId();
  const forms = useDoorForms();
  const byChoice = useRef(false);
  const [signedIn, setSignedIn] = useState(false);
  const { focusFirst } = forms;
  // After the dialog has opened, which would otherwise stop at its close button; a choice keeps the focus it was made with.
  useEffect(() => {
    if (!byChoice.current) focusFirst(door);
    byChoice.current = false;
  }, [door, focusFirst]);
  const go = (next: Door): void => {
    if (busy) return;
    forms.carryMail(door);
    store.dispatch({ type: 'dialog-opened', dialog: next });
  };
  const choose = (next: Door): void => {
    byChoice.current = true;
    go(next);
  };
  const Form = doorForms[door];
  const isMain = door === 'register' || door === 'sign-in';
  const { label, busyLabel } = submitWords(door, {
    ordering,
    sent: forms.sentTo[door] !== undefined,
    signedIn,
  });
  return (
    <Modal
      open
      title={titles[door]}
      returnTo={returnToPage}
      onClose={() => store.dispatch({ type: 'dialog-closed' })}
      actions={
        <>
          {isMain || signedIn ? null : (
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
        {isMain ? <Ways door={door} onChoose={choose} /> : null}
        {failure ? (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        ) : null}
        <Suspense fallback={<Skeleton count={2} label={words.loading} />}>
          <Form id={id} forms={forms} go={go} onSignedIn={() => setSignedIn(true)} ordering={ordering} />
        </Suspense>
        {isMain ? <ElsewhereButtons /> : null}
      </div>
    </Modal>
  );
}

function Ways({ door, onChoose }: { door: 'register' | 'sign-in'; onChoose: (door: Door) => void }) {
  return (
    <RadioGroup
      label={words.choice}
      options={[
        { value: 'register', label: words.isNew },
        { value: 'sign-in', label: words.hasAccount },
      ]}
      value={door}
      onChange={onChoose}
    />
  );
}
