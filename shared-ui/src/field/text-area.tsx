import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords, useFieldWiring } from './field-frame.tsx';

export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

/** Several lines of text, such as delivery notes. */
export function TextArea({ label, hint, error, required, optional, ...area }: TextAreaProps) {
  const words = { label, hint, error, required, optional };
  const wiring = useFieldWiring(words, area.id, area['aria-describedby']);
  return (
    <FieldFrame words={words} wiring={wiring}>
      <textarea rows={3} {...area} {...wiring.control} className="ui-input" />
    </FieldFrame>
  );
}
