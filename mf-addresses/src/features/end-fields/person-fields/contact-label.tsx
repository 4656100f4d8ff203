import { endLimits } from '@sendahead/shared-contracts/constants';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { useKeptText } from '@sendahead/shared-ui';
import { LatinName } from '@sendahead/shared-ui/booking';
import { filterTyped } from '../../../state/filter-typed.ts';
import { useField } from '../bound-field.tsx';

/** AD-29: the contact in Latin letters, for labels. */
export function ContactLabel({ end, name }: { end: ShipEnd; name: string }) {
  const { value, onChange, ...bound } = useField(end, 'label');
  const take = (text: string) => onChange({ target: { value: text } });
  const control = useKeptText(value, (text) => filterTyped('label', text), take, { printed: true });
  return <LatinName {...bound} {...control} name={name} maxLength={endLimits.label} onTake={take} />;
}
