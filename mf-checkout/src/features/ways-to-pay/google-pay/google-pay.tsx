import { wayNames } from '../../../copy/ways-to-pay.ts';
import { WalletPanel } from '../wallet/wallet.tsx';
import type { PanelProps } from '../ways.ts';

/** PY-06: Google hands over a card, so an order by it is one of a new card (decision 0101). */
export const GooglePay = ({ chosen }: PanelProps) => (
  <WalletPanel kind="googlePay" name={wayNames.googlePay} chosen={chosen} method="NewCard" />
);
