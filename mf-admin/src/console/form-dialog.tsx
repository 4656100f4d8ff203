import { Alert, Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { actTexts as texts } from '../copy/acts.ts';
import { focusFirstField } from './first-field.ts';
import './form-dialog.css';
import { useFreshFailure } from './use-fresh-failure.ts';
import { useTyped } from './use-typed.ts';

interface FormDialogProps {
  readonly title: string;
  /** The label of the button that sends the form, and its label until the answer arrives. */
  readonly act: string;
  readonly busyAct?: string;
  readonly busy: boolean;
  /** Why the last submission failed; null if it did not. */
  readonly failure: string | null;
  readonly onClose: () => void;
  /** Called at each change and before each press: what the last answer said at the fields is old then. */
  readonly onEdit?: (() => void) | undefined;
  /** Not called again while the form is being sent. */
  readonly onSubmit: () => void;
  readonly wide?: boolean | undefined;
  /** Its entries are still there when it opens again, so that leaving it loses nothing. */
  readonly keepsEntries?: boolean | undefined;
  /** What leaves it, where “Cancel” could be taken for the act. */
  readonly leave?: string | undefined;
  /** The act cannot be made undone by a later press. */
  readonly danger?: boolean | undefined;
  /** A question was just asked: the button waits until it could be read. */
  readonly reading?: boolean | undefined;
  readonly children: ReactNode;
}

/** A form in a dialog. It opens at its first field; a failure keeps the typed values and leads to the first marked one. */
export function FormDialog({
  title,
  act,
  busyAct = texts.oneMoment,
  busy,
  failure,
  onClose,
  onEdit,
  onSubmit,
  wide,
  keepsEntries = false,
  leave = texts.cancel,
  danger = false,
  reading = false,
  children,
}: FormDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  // A dialog that just opened is at its first field; without one it stays at its close button.
  useEffect(() => focusFirstField(form.current), []);
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  // A question above a long form would be out of sight while the button waits for it to be read.
  useEffect(() => {
    if (reading) form.current?.querySelector('.ui-alert')?.scrollIntoView?.({ block: 'center' });
  }, [reading]);
  const { onInput, mayLeave } = useTyped();
  const shownFailure = useFreshFailure(failure, busy);
  const edit = (): void => {
    if (busy) return;
    shownFailure.hide();
    onEdit?.();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    edit();
    setPresses(presses + 1);
    onSubmit();
  };
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      mayLeave={keepsEntries ? undefined : mayLeave}
      wide={wide}
      actions={
        <>
          <Button onClick={onClose}>{leave}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            busy={busy}
            busyLabel={busyAct}
            aria-disabled={reading || undefined}
          >
            {act}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className="console-form"
        noValidate
        onSubmit={submit}
        onInput={() => {
          onInput();
          edit();
        }}
      >
        {shownFailure.text === null ? null : (
          <Alert severity="danger" live>
            {shownFailure.text}
          </Alert>
        )}
        {children}
      </form>
    </Modal>
  );
}
