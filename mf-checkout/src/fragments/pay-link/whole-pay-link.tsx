import { openPayLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import { useCallback } from 'react';
import { payLinkFailure, payLinkWords } from '../../copy/pay-link.ts';
import { PayLink } from '../../features/pay-link/pay-link.tsx';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { CardForm } from '../card-form.tsx';
import { MailedLink } from '../mailed-link.tsx';

/** What a link pays, and a card for it. */
export function WholePayLink() {
  const { host } = useCheckout();
  const open = useCallback((token: string) => host.api.call(openPayLink, { body: { token } }), [host]);
  return (
    <MailedLink
      className="checkout-pay-link"
      words={payLinkWords}
      open={open}
      failureWords={payLinkFailure}
      unknown="pay_link_not_found"
    >
      {(opened) => <PayLink {...opened} cardFields={<CardForm />} />}
    </MailedLink>
  );
}
