import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { useState } from 'react';
import type { TokenizeResult } from '../payment-provider/port.ts';
import { tokenizedCodes } from '../payment-provider/tokenized-codes.ts';
import { useCheckout } from './use-checkout.ts';

/** A card on its way to the server: its nonce, and its billing zip. */
export interface SentCard {
  readonly payment_method_nonce: string;
  readonly 'billing-zip-code'?: string;
}

type Answer = { readonly status: boolean; readonly error: string | null };

export interface CardPayment {
  readonly busy: boolean;
  /** The error code of the last attempt. */
  readonly problem: string | null;
  /** Sends the typed card. The bank may challenge its customer once. */
  pay(): Promise<void>;
}

/** Pays with the card typed in the provider's fields; the input is kept when it is refused. */
export function useCardPayment(amountCents: number, send: (card: SentCard) => Promise<Answer>): CardPayment {
  const { card, store } = useCheckout().checkout;
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  });

  const sendMade = async (made: TokenizeResult): Promise<string | null> => {
    if (!made.ok) return tokenizedCodes[made.code];
    const zip = store.getState().card.billing.zip.trim();
    const answer = await send({
      payment_method_nonce: made.nonce,
      ...(zip === '' ? {} : { 'billing-zip-code': zip }),
    });
    return answer.status ? null : (answer.error ?? 'order_not_placed');
  };

  const pay = async (): Promise<void> => {
    if (state.busy) return;
    if (!store.getState().card.fields.valid) {
      card.validate(true);
      setState({ busy: false, problem: 'card_fields' });
      return;
    }
    setState({ busy: true, problem: null });
    try {
      let problem = await sendMade(await card.tokenize());
      if (problem === 'authentication_required') problem = await sendMade(await card.confirm(amountCents));
      setState({ busy: false, problem });
    } catch (error) {
      setState({ busy: false, problem: isApiError(error) ? error.code : 'internal' });
    }
  };
  return { ...state, pay };
}
