import { SelectField } from '@sendahead/shared-ui/field';
import type { End } from '../../state/state.ts';
import { useWhole } from '../ship-points/addresses-context.ts';
import { BoundField, useField } from './bound-field.tsx';

/** A list where the country's states are known, a text field where they are not or could not be loaded. */
export function StateField({ end, autoComplete }: { end: End; autoComplete: string }) {
  const field = useField(end, 'state');
  const country = useWhole((state) => state[end].point.country);
  const options = useWhole((state) => state.states[country]) ?? [];
  if (options.length === 0) {
    return (
      <BoundField end={end} field="state" label="State" required maxLength={40} autoComplete={autoComplete} />
    );
  }
  return (
    <SelectField
      {...field}
      label={country === 'CA' ? 'Province' : 'State'}
      required
      width="name"
      emptyLabel="Select a state"
      options={options.map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete={autoComplete}
    />
  );
}
