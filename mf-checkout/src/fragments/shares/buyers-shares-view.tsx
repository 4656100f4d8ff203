import { BuyersShares } from '../../features/shares/buyers-shares.tsx';
import { CardForm } from '../card-form.tsx';

/** Who has agreed to pay, for the person who asked them. */
export function BuyersSharesView() {
  return <BuyersShares cardFields={<CardForm />} />;
}
