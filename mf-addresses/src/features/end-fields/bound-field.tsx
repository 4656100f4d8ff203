import { endLimits } from '@sendahead/shared-contracts/constants';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { TextField, type TextFieldProps, useKeptText } from '@sendahead/shared-ui';
import { problemText } from '../../copy/problems.ts';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { endFields } from '../../state/end-fields.ts';
import { fieldId } from '../../state/field-id.ts';
import { filterTyped } from '../../state/filter-typed.ts';
import { shownProblems } from '../../state/problems.ts';
import type { TextField as FieldName } from '../../state/state.ts';

/** Value, error and handlers of one field of one end, ready to spread on a control. */
export function useField(end: ShipEnd, field: FieldName) {
  const { store, host, asks } = useAddresses();
  const value = useSelector((state) => state[end].point[field] ?? '');
  const problem = useSelector((state) => shownProblems(state, end)[field]);
  return {
    id: fieldId(end, field),
    value,
    error: problem ? problemText(problem, end, host.boot.brand) : undefined,
    onChange: (change: { target: { value: string } }) =>
      store.dispatch({ type: 'typed', end, field, text: change.target.value }),
    onBlur: () => {
      if (asks) afterQuietPeriod(() => store.dispatch({ type: 'blurred', end, field }));
    },
  };
}

/** A text field bound to one field of one end. */
export function BoundField({ end, field, ...rest }: { end: ShipEnd; field: FieldName } & TextFieldProps) {
  // Names and streets of any script keep their own writing direction.
  const { value, onChange, ...bound } = useField(end, field);
  const control = useKeptText(
    value,
    (text) => filterTyped(field, text),
    (text) => onChange({ target: { value: text } }),
    endFields[field],
  );
  return <TextField dir="auto" maxLength={endLimits[field]} {...rest} {...bound} {...control} />;
}
