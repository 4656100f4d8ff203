import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame, type FieldWidth, type FieldWords, useFieldWiring } from './field-frame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = FieldWords & {
  options: readonly SelectOption[];
  /** The first, empty choice, such as "Select a state". */
  emptyLabel?: string | undefined;
  width?: FieldWidth | undefined;
} & Omit<ComponentProps<'select'>, 'children' | keyof FieldWords>;

/** One choice from a list, with the platform's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, options, emptyLabel, width = 'full', ...select } = props;
  const words = { label, hint, error, required, optional };
  const wiring = useFieldWiring(words, select.id, select['aria-describedby']);
  return (
    <FieldFrame words={words} wiring={wiring}>
      <div className={`ui-field__box ui-width--${width}`}>
        <select {...select} {...wiring.control} className="ui-input">
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}
