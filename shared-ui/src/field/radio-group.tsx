import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldMark, type FieldWords, useFieldWiring } from './field-frame.tsx';
import './choice.css';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = FieldWords & {
  name?: string | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  column?: boolean | undefined;
  id?: string | undefined;
};

/** One of a few visible choices: native radios in a fieldset, so arrows and form submission just work. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const ownName = useId();
  const { label, hint, error, required, optional, options, value, onChange, column, name = ownName } = props;
  const wiring = useFieldWiring({ hint, error, required }, props.id);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = wiring.control;
  return (
    <fieldset className="ui-radio-group" aria-describedby={describedBy} id={id} tabIndex={-1}>
      <legend className="ui-field__label">
        <span>{label}</span>
        <FieldMark required={required} optional={optional} />
      </legend>
      {hint ? (
        <div className="ui-field__hint" id={wiring.hintId}>
          {hint}
        </div>
      ) : null}
      <div className={`ui-radio-group__options${column ? ' ui-radio-group__options--column' : ''}`}>
        {options.map((option) => (
          <div className="ui-choice" key={option.value}>
            <input
              type="radio"
              className="ui-choice__control"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              required={required}
              aria-invalid={invalid}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onChange(option.value)}
            />
            <label className="ui-choice__label" htmlFor={`${id}-${option.value}`}>
              {option.label}
            </label>
            {option.hint ? (
              <div className="ui-field__hint ui-choice__hint" id={`${id}-${option.value}-hint`}>
                {option.hint}
              </div>
            ) : null}
          </div>
        ))}
      </div>
      <FieldError id={wiring.errorId} message={error} />
    </fieldset>
  );
}
