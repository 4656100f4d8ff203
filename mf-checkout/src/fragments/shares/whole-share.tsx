import { AskedShare } from '../../features/shares/asked-share.tsx';
import { CardForm } from './card-form.tsx';

/** One's own share, for whoever was asked. */
export function WholeShare() {
  return <AskedShare cardFields={<CardForm />} />;
}
