import { useCallback, useEffect, useState } from 'react';
import type { CheckoutStore } from '../../../effects/context.ts';
import { useCheckout } from '../../../hooks/use-checkout.ts';
import { useTurns } from '../../../hooks/use-turns.ts';
import type { TokenizeResult, Wallet, WalletKind, WalletPayment } from '../../../payment-provider/port.ts';
import type { Means } from '../../../state/payment-method.ts';
import { dueCents } from '../../../state/selectors.ts';

/** An order that waits for a press, because the browser opens the sheet only in response to one. */
export interface PressRequest {
  /** Must be called within the press. */
  confirm(): void;
  leave(): void;
}

interface WalletHere {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly pressRequest: PressRequest | null;
  tryAgain(): void;
}

/** PY-20: a wallet, ready while it is chosen; an order that reaches the payment opens its sheet. */
export function useWallet(
  kind: WalletKind,
  chosen: boolean,
  method: Means['body']['payment_method_type'],
): WalletHere {
  const { checkout, host } = useCheckout();
  const [wallet, setWallet] = useState<Wallet | null>(null);
  const [failed, setFailed] = useState(false);
  const [pressRequest, setPressRequest] = useState<PressRequest | null>(null);

  const tryAgain = useTurns(
    useCallback(() => {
      const { access, ways } = checkout.card;
      const prepare = async () => setWallet(await (await ways()).wallet(kind, access));
      setFailed(false);
      prepare().catch((error: unknown) => {
        host.report(error, kind);
        setFailed(true);
      });
      return undefined;
    }, [checkout, host, kind]),
  );

  useEffect(() => {
    if (!chosen || !wallet) return;
    const { store, nonces } = checkout;
    const payee = host.boot.brand.name;
    const open = () => wallet.open({ amountCents: dueCents(store.getState()) ?? 0, payee });
    nonces.set(kind, async () => settle(store, await orAsk(open, setPressRequest)));
    store.dispatch({
      type: 'way-chosen',
      way: kind,
      means: { asksNonce: true, body: { payment_method_type: method } },
    });
    return () => void nonces.delete(kind);
  }, [checkout, host, kind, wallet, chosen, method]);

  return { state: failed ? 'failed' : wallet ? 'ready' : 'loading', pressRequest, tryAgain };
}

/** Opens the sheet; if the browser requires a press, waits for one by the customer. */
async function orAsk(
  open: () => Promise<WalletPayment>,
  ask: (pressRequest: PressRequest | null) => void,
): Promise<WalletPayment> {
  const first = await open();
  if (first.ok || first.code !== 'needs_click') return first;
  return new Promise((resolve) => {
    ask({
      confirm() {
        const opened = open();
        ask(null);
        resolve(opened);
      },
      leave() {
        ask(null);
        resolve({ ok: false, code: 'cancelled' });
      },
    });
  });
}

/** ER-26: shows the outcome of the order in the sheet, as soon as it is known. */
function settle(store: CheckoutStore, payment: WalletPayment): TokenizeResult {
  if (!payment.ok) return { ok: false, code: payment.code === 'needs_click' ? 'failed' : payment.code };
  const { nonce, billing, finish } = payment;
  const running = store.changes.subscribe(({ placing: { phase } }) => {
    if (phase === 'tokenizing' || phase === 'submitting' || phase === 'unanswered') return;
    finish(phase === 'placed' || phase === 'pending');
    setTimeout(() => running.unsubscribe());
  });
  return { ok: true, nonce, prepaid: false, billing };
}
