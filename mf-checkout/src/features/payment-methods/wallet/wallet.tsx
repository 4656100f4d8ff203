import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { methodsWords, notLoaded, walletWords } from '../../../copy/payment-methods.ts';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';
import type { WalletKind } from '../../../payment-provider/port.ts';
import type { Means } from '../../../state/payment-method.ts';
import { isBusy } from '../../../state/placing.ts';
import { useWallet } from './use-wallet.ts';

interface Props {
  kind: WalletKind;
  name: string;
  chosen: boolean;
  /** The method type of an order paid with it. */
  method: Means['body']['payment_method_type'];
}

/**
 * PY-20, ER-26: a wallet pays with its own button, which places the order; it can be pressed again after
 * every failure.
 */
export function WalletPanel({ kind, name, chosen, method }: Props) {
  const { checkout } = useCheckout();
  const { state, pressRequest, tryAgain } = useWallet(kind, chosen, method);
  const busy = useSelector(({ placing }) => isBusy(placing));
  const words = walletWords(name);
  if (state === 'loading') return <Skeleton shape="field" label={methodsWords.loading({ name })} />;
  if (state === 'failed')
    return (
      <Alert severity="danger" live action={<Button onClick={tryAgain}>{methodsWords.again}</Button>}>
        {notLoaded(name)}
      </Alert>
    );
  return (
    <>
      <p className="checkout-payment-note">{words.before}</p>
      <Button
        wide
        className="checkout-wallet"
        busy={busy}
        busyLabel={words.press}
        onClick={checkout.placeOrder}
      >
        {words.press}
      </Button>
      {pressRequest ? (
        <Modal
          open
          title={words.confirm}
          onClose={pressRequest.leave}
          actions={
            <Button className="checkout-wallet" onClick={pressRequest.confirm}>
              {words.press}
            </Button>
          }
        >
          <p>{words.why}</p>
        </Modal>
      ) : null}
    </>
  );
}
