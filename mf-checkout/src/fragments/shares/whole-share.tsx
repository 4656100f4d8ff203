import { AskedShare } from '../../features/shares/asked-share.tsx';
import { CardForm } from './card-form.tsx';

/** The share of an invited payer. */
export function WholeShare() {
  return <AskedShare cardFields={<CardForm />} />;
}
