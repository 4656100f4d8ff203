import { Button } from '@sendahead/shared-ui/button';
import { Skeleton } from '@sendahead/shared-ui/skeleton';
import type { ReactNode } from 'react';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { Receipt } from './receipt.tsx';
import './receipt.css';

/** The receipt, or plainly why there is none to see. */
export function ReceiptBody() {
  const { checkout, host } = useCheckout();
  const { request, receipt } = useSelector((state) => state.receipt);
  const { dispatch } = checkout.store;
  const { help_phone: phone } = host.boot.brand;
  switch (request) {
    case 'idle':
    case 'asking':
      return <Skeleton shape="card" count={3} label="Loading the receipt" />;
    case 'answered':
      return receipt ? <Receipt receipt={receipt} /> : null;
    case 'not-found':
      return (
        <Nothing title="Receipt not found">
          <p>{`There is no such order in your account. Check the link in your confirmation mail, or call us at ${phone}.`}</p>
          <Button onClick={() => dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}>
            Sign in with another account
          </Button>
        </Nothing>
      );
    case 'signed-out':
      return (
        <Nothing title="Sign in to see this receipt">
          <p>A receipt is shown only to the person who ordered.</p>
          <Button variant="primary" onClick={() => dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}>
            Sign in
          </Button>
        </Nothing>
      );
    case 'failed':
      return (
        <Nothing title="The receipt could not be loaded">
          <p>Your order is safe. Try again in a moment.</p>
          <Button variant="primary" onClick={() => dispatch({ type: 'receipt-retried' })}>
            Try again
          </Button>
        </Nothing>
      );
    default:
      return request satisfies never;
  }
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="checkout-nothing" role="alert">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
