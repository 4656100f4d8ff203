import { methodNames } from '../../../copy/payment-methods.ts';
import type { PanelProps } from '../method-list.ts';
import { WalletPanel } from '../wallet/wallet.tsx';

/** PY-06: Google hands over a card, so an order by it is one of a new card (decision 0101). */
export const GooglePay = ({ chosen }: PanelProps) => (
  <WalletPanel kind="googlePay" name={methodNames.googlePay} chosen={chosen} method="NewCard" />
);
