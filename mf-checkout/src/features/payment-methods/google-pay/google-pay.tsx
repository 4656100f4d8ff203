import { methodNames } from '../../../copy/payment-methods.ts';
import type { PanelProps } from '../method-list.ts';
import { WalletPanel } from '../wallet/wallet.tsx';

/** PY-06: Google passes on a card, so its orders count as paid with a new card (decision 0101). */
export const GooglePay = ({ chosen }: PanelProps) => (
  <WalletPanel kind="googlePay" name={methodNames.googlePay} chosen={chosen} method="NewCard" />
);
