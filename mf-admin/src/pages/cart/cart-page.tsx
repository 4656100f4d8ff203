import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type CartView, viewCart } from '@sendahead/shared-contracts/console/cart-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { DoneMessage } from '../../console/done-message.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { cartStatusTexts, cartTexts as texts } from '../../copy/cart.ts';
import { cartsTexts, stoppedAt } from '../../copy/carts.ts';
import { ContinueCart } from '../carts/continue-cart.tsx';
import { TakeOverDialog } from '../carts/take-over-dialog.tsx';
import { CartPrice, Ends, Travelers, Trip, Who } from './cart-panels.tsx';
import { EmailPriceDialog } from './email-price-dialog.tsx';
import './cart.css';

/** CO-116: a cart as its customer left it, read without taking it over. */
export function CartPage({ params: { cartId = '' } }: { params: PageParams }) {
  const query = useQuery(queryOf(useApi(), viewCart, { params: { cartId } }));
  const view = query.data;
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <>
      <Link href="/carts">{texts.allCarts}</Link>
      <PageHead
        title={view?.cart.display_id ?? texts.cart}
        detail={view ? texts.stoppedAt(stoppedAt(view.cart)) : undefined}
      >
        {view?.status === 'open' ? <CartActs view={view} onNotice={setNotice} /> : null}
      </PageHead>
      <DoneMessage>{notice}</DoneMessage>
      <QueryView query={query} label={texts.loading}>
        {(shown) => (
          <div className="cart-page">
            <CartStatus view={shown} />
            <div className="cart-page__panels">
              <Who view={shown} />
              <Ends view={shown} />
              <Trip view={shown} />
              <Travelers view={shown} />
              <CartPrice view={shown} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

function CartActs({ view, onNotice }: { view: CartView; onNotice: (notice: string) => void }) {
  const { may } = useConsole();
  const [dialog, setDialog] = useState<'take' | 'email' | null>(null);
  const close = (): void => setDialog(null);
  const { cart } = view;
  if (!may('take_over_carts')) return null;
  return (
    <>
      <Button onClick={() => setDialog('email')}>{texts.emailPrice}</Button>
      {cart.held_by_you ? (
        <ContinueCart cart={cart} />
      ) : (
        <Button variant="primary" onClick={() => setDialog('take')}>
          {cart.held_by ? cartsTexts.takeOverFrom(cart.held_by) : cartsTexts.takeOver}
        </Button>
      )}
      {dialog === 'take' ? <TakeOverDialog cart={cart} onClose={close} /> : null}
      {dialog === 'email' ? (
        <EmailPriceDialog
          cartId={cart.id}
          email={view.email}
          onClose={close}
          onSent={(email) => {
            close();
            onNotice(texts.sent(email));
          }}
        />
      ) : null}
    </>
  );
}

/** Why a cart is no longer open, or who has it now. */
function CartStatus({ view: { cart, status, order_id, holder } }: { view: CartView }) {
  const over = cartStatusTexts[status];
  if (over)
    return (
      <Alert severity="info">
        {over} {order_id ? <Link href={`/orders/${order_id}`}>{texts.openedOrder}</Link> : null}
      </Alert>
    );
  if (!holder) return null;
  return (
    <Alert severity="info">
      {cart.held_by_you ? (
        texts.heldByYou
      ) : (
        <>
          {holder.since ? texts.tookOver(holder.name) : texts.heldBy(holder.name)}
          {holder.since ? <When instant={holder.since} /> : null}.
        </>
      )}
    </Alert>
  );
}
