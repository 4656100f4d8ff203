import { InvitedShare } from '../../features/shares/invited-share.tsx';
import { CardForm } from '../card-form.tsx';

/** The share of an invited payer. */
export function WholeShare() {
  return <InvitedShare cardFields={<CardForm />} />;
}
