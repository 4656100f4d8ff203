import type { ComponentProps } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldMark, type FieldWords, useFieldWiring } from './field-frame.tsx';
import './choice.css';

export type CheckFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'type' | keyof FieldWords>;

/** One yes-or-no choice. */
export function CheckField({ label, hint, error, required, optional, ...input }: CheckFieldProps) {
  const wiring = useFieldWiring({ hint, error, required }, input.id, input['aria-describedby']);
  return (
    <div className="ui-choice">
      <input {...input} {...wiring.control} type="checkbox" className="ui-choice__control" />
      <label className="ui-choice__label" htmlFor={wiring.control.id}>
        <span>{label}</span>
        <FieldMark required={required} optional={optional} />
      </label>
      {hint ? (
        <div className="ui-field__hint ui-choice__hint" id={wiring.hintId}>
          {hint}
        </div>
      ) : null}
      <FieldError id={wiring.errorId} message={error} />
    </div>
  );
}
