import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { Modal } from '@sendahead/shared-ui/modal';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { returnToPage } from './return-to.ts';
import './account.css';

export type AccountDialogProps = {
  title: string;
  /** The way to the other dialog. */
  other: { label: string; dialog: 'sign-in' | 'register' };
  submit: { label: string; busyLabel: string };
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** What signing in and registering look like: a form in a dialog, its failure above it, the other way beside it. */
export function AccountDialog({ title, other, submit, onSubmit, children }: AccountDialogProps) {
  const { store } = useCheckout().checkout;
  const { busy, failure } = useSelector((state) => state.account);
  const id = useId();
  return (
    <Modal
      open
      title={title}
      returnTo={returnToPage}
      onClose={() => store.dispatch({ type: 'dialog-closed' })}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => store.dispatch({ type: 'dialog-opened', dialog: other.dialog })}
          >
            {other.label}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={submit.busyLabel}>
            {submit.label}
          </Button>
        </>
      }
    >
      <form id={id} className="checkout-account" noValidate onSubmit={onSubmit}>
        {failure ? (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        ) : null}
        {children}
      </form>
    </Modal>
  );
}
