import { type OpenedPayLink, openPayLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import {
  type OpenedOrderLink,
  openOrderLink,
  orderLinkPrefix,
} from '@sendahead/shared-contracts/payments/order-link-calls';
import { useCallback } from 'react';
import { payLinkFailure, payLinkWords } from '../../copy/pay-link.ts';
import { OrderLink } from '../../features/pay-link/order-link.tsx';
import { PayLink } from '../../features/pay-link/pay-link.tsx';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { CardForm } from '../card-form.tsx';
import { MailedLink } from '../mailed-link.tsx';

/** The content of a payment link, for a change of an order or a new order, and a card to pay it. */
export function WholePayLink() {
  const { host } = useCheckout();
  const open = useCallback(
    (token: string): Promise<OpenedPayLink | OpenedOrderLink> =>
      token.startsWith(orderLinkPrefix)
        ? host.api.call(openOrderLink, { body: { token } })
        : host.api.call(openPayLink, { body: { token } }),
    [host],
  );
  return (
    <MailedLink
      className="checkout-pay-link"
      words={payLinkWords}
      open={open}
      failureWords={payLinkFailure}
      unknown="pay_link_not_found"
    >
      {({ content, ...opened }) =>
        'legs' in content ? (
          <OrderLink {...opened} content={content} cardFields={<CardForm />} />
        ) : (
          <PayLink {...opened} content={content} cardFields={<CardForm />} />
        )
      }
    </MailedLink>
  );
}
