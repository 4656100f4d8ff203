import type { ReactNode } from 'react';
import { fieldWords } from '../copy/field.ts';

/** Shorter fields, such as one of a date, say by their width what goes in. */
const worthSaying = 19;

/** The hint of a field; one that is full says so, since the browser drops what is typed or pasted beyond without a word. */
export function limitHint(value: unknown, maxLength: number | undefined, hint: ReactNode): ReactNode {
  const isFull =
    typeof value === 'string' &&
    maxLength !== undefined &&
    maxLength >= worthSaying &&
    value.length >= maxLength;
  if (!isFull) return hint;
  return (
    <>
      {hint ? <span>{hint}</span> : null} <span role="status">{fieldWords.full({ limit: maxLength })}</span>
    </>
  );
}
