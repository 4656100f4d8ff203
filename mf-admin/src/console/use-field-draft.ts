import { useState } from 'react';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The editable fields of a resource, with the values that were last read. */
export interface FieldDraft<Fields> {
  readonly fields: Fields;
  set(fields: Partial<Fields>): void;
  /** The number of fields that differ. */
  readonly count: number;
  readonly reason: string;
  setReason(reason: string): void;
  /** The request body: the changed fields, their previous values, and the reason where there is one. */
  body(): { fields: Partial<Fields>; expected: Partial<Fields>; reason?: string };
}

export function useFieldDraft<Fields extends object>(read: Fields): FieldDraft<Fields> {
  const [fields, setFields] = useState(read);
  const [reason, setReason] = useState('');
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter((name) => !same(fields[name], read[name]));
  const pick = (from: Fields): Partial<Fields> =>
    Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<Fields>;
  return {
    fields,
    set: (given) => setFields((before) => ({ ...before, ...given })),
    count: changed.length,
    reason,
    setReason,
    body: () => ({
      fields: pick(fields),
      expected: pick(read),
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    }),
  };
}
