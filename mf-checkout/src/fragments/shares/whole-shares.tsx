import { BuyersShares } from '../../features/shares/buyers-shares.tsx';
import { CardForm } from './card-form.tsx';

/** Who has agreed to pay, for whoever asked. */
export function WholeShares() {
  return <BuyersShares cardFields={<CardForm />} />;
}
