import { PayLink } from '../../features/pay-link/pay-link.tsx';
import { CardForm } from '../card-form.tsx';

/** What a link pays, and a card for it. */
export function WholePayLink() {
  return <PayLink cardFields={<CardForm />} />;
}
