import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCheckout } from '../../../hooks/use-checkout.ts';
import type { NotApproved, PayPalListener } from '../../../payment-provider/port.ts';

interface PayPalButton {
  /** Where the provider draws the button. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** How PayPal's window ended last, where nothing was agreed. */
  readonly ended: NotApproved | null;
  tryAgain(): void;
}

/** PayPal's button in a place of the page, as long as that is there. */
export function usePayPalButton(agreed: PayPalListener['approved']): PayPalButton {
  const { checkout, host } = useCheckout();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PayPalButton['state']>('loading');
  const [ended, setEnded] = useState<NotApproved | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the button anew
  useEffect(() => {
    let here = true;
    let button: { remove(): void } | null = null;
    const draw = async (within: HTMLElement): Promise<void> => {
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
      draw(place.current).catch((error: unknown) => {
        host.report(error, 'paypal');
        if (here) setState('failed');
      });
    return () => {
      here = false;
      button?.remove();
    };
  }, [checkout, host, agreed, turn]);
  const tryAgain = (): void => {
    setState('loading');
    setTurn(turn + 1);
  };
  return { place, state, ended, tryAgain };
}
