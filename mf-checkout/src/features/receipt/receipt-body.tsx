import { readOrderedFor } from '@sendahead/shared-contracts/page/ordered-for';
import { Button, Skeleton } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { noReceiptWords as words } from '../../copy/receipt.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { Receipt } from './receipt.tsx';
import './receipt.css';

/** The receipt, or a plain reason why it cannot be shown. */
export function ReceiptBody() {
  const { checkout, host } = useCheckout();
  const { request, receipt, orderId } = useSelector((state) => state.receipt);
  const { dispatch } = checkout.store;
  const { help_phone: phone } = host.boot.brand;
  const placed = request === 'not-found' || request === 'signed-out' ? readOrderedFor(orderId) : null;
  if (placed)
    return (
      <Nothing title={words.placedFor(placed.by)}>
        <p>
          {words.number} <strong>{placed.number}</strong>
        </p>
        <p>{words.placedForDetail(placed.by)}</p>
        <a className="ui-button ui-button--primary" href="/#track">
          {words.track}
        </a>
        <Button onClick={() => dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}>{words.signIn}</Button>
      </Nothing>
    );
  switch (request) {
    case 'idle':
    case 'asking':
      return <Skeleton shape="card" count={3} label={words.loading} />;
    case 'answered':
      return receipt ? <Receipt receipt={receipt} /> : null;
    case 'not-found':
      return (
        <Nothing title={words.notFound}>
          <p>{words.notFoundDetail({ phone })}</p>
          <Button onClick={() => dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}>
            {words.otherAccount}
          </Button>
        </Nothing>
      );
    case 'signed-out':
      return (
        <Nothing title={words.signedOut}>
          <p>{words.signedOutDetail}</p>
          <Button variant="primary" onClick={() => dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}>
            {words.signIn}
          </Button>
        </Nothing>
      );
    case 'failed':
      return (
        <Nothing title={words.failed}>
          <p>{words.failedDetail}</p>
          <Button variant="primary" onClick={() => dispatch({ type: 'receipt-retried' })}>
            {words.again}
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
