import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Changes an input before the schema validates it. */
export type Reader = (value: unknown) => unknown;

/** A schema, narrowed to one of its possible kinds. */
export const definitionOf = (schema: $ZodType): $ZodTypes['_zod']['def'] => (schema as $ZodTypes)._zod.def;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes the reader of a schema once, even when many other schemas contain it. */
export function onePerSchema(make: (schema: $ZodType) => Reader | null): (schema: $ZodType) => Reader | null {
  const made = new WeakMap<$ZodType, Reader | null>();
  return (schema) => {
    const cachedReader = made.get(schema);
    if (cachedReader !== undefined) return cachedReader;
    const reader = make(schema);
    made.set(schema, reader);
    return reader;
  };
}
