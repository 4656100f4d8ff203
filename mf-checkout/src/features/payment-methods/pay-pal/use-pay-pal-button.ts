import { type RefObject, useCallback, useRef, useState } from 'react';
import { useCheckout } from '../../../hooks/use-checkout.ts';
import { useTurns } from '../../../hooks/use-turns.ts';
import type { ApprovalFailure, PayPalListener } from '../../../payment-provider/port.ts';

interface PayPalButton {
  /** The element in which the provider draws the button. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** How PayPal's window last ended without an approval. */
  readonly ended: ApprovalFailure | null;
  tryAgain(): void;
}

/** PayPal's button in an element of the page, while that element exists. */
export function usePayPalButton(agreed: PayPalListener['approved']): PayPalButton {
  const { checkout, host } = useCheckout();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PayPalButton['state']>('loading');
  const [ended, setEnded] = useState<ApprovalFailure | null>(null);
  const draw = useCallback(() => {
    let here = true;
    setState('loading');
    let button: { remove(): void } | null = null;
    const drawIn = async (within: HTMLElement): Promise<void> => {
      const { access, ways } = checkout.card;
      button = await (await ways()).payPal({
        place: within,
        access,
        listener: { approved: (account) => here && agreed(account), ended: (code) => here && setEnded(code) },
      });
      if (here) setState('ready');
      else button.remove();
    };
    if (place.current)
      drawIn(place.current).catch((error: unknown) => {
        host.report(error, 'paypal');
        if (here) setState('failed');
      });
    return () => {
      here = false;
      button?.remove();
    };
  }, [checkout, host, agreed]);
  const tryAgain = useTurns(draw);
  return { place, state, ended, tryAgain };
}
