import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  type AskedDifference,
  differenceAnsweredEvent,
} from '@sendahead/shared-contracts/payments/difference-topics';
import { useEffect, useRef, useState } from 'react';
import { useCheckout } from '../../hooks/use-checkout.ts';
import type { TokenizeResult } from '../../payment-provider/port.ts';
import { tokenizedCodes } from '../../payment-provider/tokenized-codes.ts';

export interface DifferencePayment {
  readonly busy: boolean;
  /** The error code of the last attempt. */
  readonly problem: string | null;
  pay(): Promise<void>;
  leave(): void;
}

/**
 * Makes a nonce of the chosen card and passes it on. Busy until the requester reports the result: that the
 * difference is settled, or a new request with the reason. The bank may challenge its customer once for each
 * press.
 */
export function useDifference(difference: AskedDifference): DifferencePayment {
  const { host, checkout } = useCheckout();
  const { card, store } = checkout;
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  });
  const confirmed = useRef(false);

  const hand = async (make: () => Promise<TokenizeResult>): Promise<void> => {
    setState({ busy: true, problem: null });
    try {
      const payment = await make();
      if (payment.ok) host.bus.publish(differenceAnsweredEvent, { id: difference.id, nonce: payment.nonce });
      else setState({ busy: false, problem: tokenizedCodes[payment.code] });
    } catch (error) {
      setState({ busy: false, problem: isApiError(error) ? error.code : 'internal' });
    }
  };
  const confirm = (): Promise<void> => {
    const { chosen } = store.getState().savedCards;
    return hand(() =>
      chosen === null ? card.confirm(difference.cents) : card.confirmKept(chosen, difference.cents),
    );
  };
  const answer = useRef((change: AskedDifference): void => {
    if (change.problem === 'authentication_required' && !confirmed.current) {
      confirmed.current = true;
      void confirm();
    } else setState({ busy: false, problem: change.problem });
  });
  useEffect(() => answer.current(difference), [difference]);

  return {
    ...state,
    async pay() {
      if (state.busy) return;
      confirmed.current = false;
      const { savedCards, card: typed } = store.getState();
      const { chosen } = savedCards;
      if (chosen === null && !typed.fields.valid) {
        card.validate(true);
        setState({ busy: false, problem: 'card_fields' });
        return;
      }
      await hand(async () => (chosen === null ? card.tokenize() : card.nonceOfKept(chosen)));
    },
    leave: () => host.bus.publish(differenceAnsweredEvent, { id: difference.id, nonce: null }),
  };
}
