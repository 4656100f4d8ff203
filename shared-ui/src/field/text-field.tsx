import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWidth, type FieldWords, useFieldWiring } from './field-frame.tsx';
import { limitHint } from './limit-hint.tsx';

export type TextFieldProps = FieldWords & { width?: FieldWidth | undefined } & Omit<
    ComponentProps<'input'>,
    'width' | keyof FieldWords
  >;

/** One line of text. Takes every attribute of an input, and the ref of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  width = 'full',
  ...input
}: TextFieldProps) {
  const words = { label, hint: limitHint(input.value, input.maxLength, hint), error, required, optional };
  const wiring = useFieldWiring(words, input.id, input['aria-describedby']);
  return (
    <FieldFrame words={words} wiring={wiring}>
      <div className={`ui-field__box ui-width--${width}`}>
        <input type="text" {...input} {...wiring.control} className="ui-input" />
      </div>
    </FieldFrame>
  );
}
