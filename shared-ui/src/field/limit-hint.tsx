import type { ReactNode } from 'react';
import { fieldWords } from '../copy/field.ts';

/** The width of shorter fields, such as a date, already shows how much fits. */
const worthSaying = 19;

/** The hint of a field; a full field says so, because the browser silently drops further input. */
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
