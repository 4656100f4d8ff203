import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { SelectField } from '@sendahead/shared-ui';
import { selectState } from '../../../copy/address-labels.ts';
import { useSelector } from '../../../hooks/use-addresses.ts';
import { BoundField, useField } from '../bound-field.tsx';

interface Words {
  readonly label: string;
  readonly required: boolean;
  readonly optional: boolean;
  readonly autoComplete: string;
}

/** A list where the country's states are known, a text field where they are not or could not be loaded. */
export function StateField({ end, ...words }: { end: ShipEnd } & Words) {
  const field = useField(end, 'state');
  const country = useSelector((state) => state[end].point.country);
  const options = useSelector((state) => state.states[country]) ?? [];
  if (options.length === 0) return <BoundField end={end} field="state" {...words} maxLength={40} />;
  return (
    <SelectField
      {...field}
      {...words}
      width="name"
      emptyLabel={selectState(words)}
      options={options.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
