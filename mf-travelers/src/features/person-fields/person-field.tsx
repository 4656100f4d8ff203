import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { TextField, type TextFieldProps, useKeptText } from '@sendahead/shared-ui';
import { useMessage, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { keptTyped } from '../../state/filter-typed.ts';
import type { PersonField as FieldName, TravelerState } from '../../state/state.ts';

/** Value, error and handlers of one field of a traveler, ready to spread on a control. */
export function useField(
  traveler: TravelerState,
  number: number,
  field: Exclude<FieldName, 'phone' | 'extension'>,
) {
  const { store } = useTravelers();
  const error = useMessage(traveler, field);
  const { key } = traveler;
  return {
    id: fieldId(number, field),
    value: traveler.person[field] ?? '',
    error,
    onChange: (change: { target: { value: string } }) =>
      store.dispatch({ type: 'typed', key, field, text: change.target.value }),
    onBlur: () => afterQuietPeriod(() => store.dispatch({ type: 'blurred', key, path: field })),
  };
}

/** A text field bound to one required field of a traveler. */
export function PersonField({
  traveler,
  number,
  field,
  ...rest
}: {
  traveler: TravelerState;
  number: number;
  field: 'firstName' | 'lastName' | 'email';
} & TextFieldProps) {
  const { value, onChange, ...bound } = useField(traveler, number, field);
  const control = useKeptText(
    value,
    (text) => keptTyped(field, text),
    (text) => onChange({ target: { value: text } }),
    { printed: field !== 'email' },
  );
  return <TextField {...rest} {...bound} {...control} required />;
}
