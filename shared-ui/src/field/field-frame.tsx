import { type ReactNode, useId } from 'react';
import { fieldWords } from '../copy/field.ts';
import { FieldError } from './field-error.tsx';
import './field.css';

/** The properties that every field has. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence that says what is wrong and how to fix it; its presence marks the field as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Writes "(optional)" next to the label. */
  optional?: boolean | undefined;
};

/** The width that fits the expected input. */
export type FieldWidth = 'full' | 'zip' | 'short' | 'state' | 'date' | 'name';

/** The attributes that tie a control to its hint and its error. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Ids and aria attributes of one control; `describedBy` adds descriptions from outside. */
export function useFieldWiring(
  words: Pick<FieldWords, 'hint' | 'error' | 'required'>,
  givenId?: string | undefined,
  describedBy?: string | undefined,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [words.hint ? hintId : '', words.error ? errorId : '', describedBy ?? ''];
  const control: ControlWiring = {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': words.error ? true : undefined,
    'aria-required': words.required || undefined,
  };
  return { control, hintId, errorId };
}

/** The mark behind a label: a star for required, a word for optional. */
export function FieldMark({ required, optional }: Pick<FieldWords, 'required' | 'optional'>) {
  if (optional) return <span className="ui-field__mark">{` ${fieldWords.optional}`}</span>;
  if (!required) return null;
  return (
    <span className="ui-field__mark ui-field__mark--required" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** Label above, hint, control, error below. */
export function FieldFrame({
  words,
  wiring,
  children,
}: {
  words: FieldWords;
  wiring: ReturnType<typeof useFieldWiring>;
  children: ReactNode;
}) {
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={wiring.control.id}>
        <span>{words.label}</span>
        <FieldMark required={words.required} optional={words.optional} />
      </label>
      {words.hint ? (
        <div className="ui-field__hint" id={wiring.hintId}>
          {words.hint}
        </div>
      ) : null}
      {children}
      <FieldError id={wiring.errorId} message={words.error} />
    </div>
  );
}
