import type { $ZodType } from 'zod/v4/core';
import { definitionOf, isObject, onePerSchema, type Reader } from '../schema-reader.ts';

/**
 * Drops optional fields that were sent empty, such as `facility_id=` or the unfilled fields of a form: they
 * count as absent. Null for a schema without optional fields.
 */
export const withoutEmpty: (schema: $ZodType) => Reader | null = onePerSchema(readerOf);

function readerOf(schema: $ZodType): Reader | null {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return readFields(def.shape, def.catchall ? withoutEmpty(def.catchall) : null);
    case 'record':
      return readEach(withoutEmpty(def.valueType));
    case 'array': {
      const inner = withoutEmpty(def.element);
      return inner && ((value) => (Array.isArray(value) ? value.map(inner) : value));
    }
    case 'optional':
    case 'nullable':
      return withoutEmpty(def.innerType);
    case 'pipe':
      return withoutEmpty(def.in);
    default:
      return null;
  }
}

function readFields(shape: Readonly<Record<string, $ZodType>>, others: Reader | null): Reader | null {
  const fields = Object.entries(shape);
  const optional = new Set(
    fields.filter(([, field]) => field._zod.optin === 'optional').map(([name]) => name),
  );
  const readers = new Map(fields.map(([name, field]) => [name, withoutEmpty(field)]));
  if (optional.size === 0 && !others && [...readers.values()].every((read) => read === null)) return null;
  return (value) => {
    if (!isObject(value)) return value;
    const filledFields = Object.entries(value).filter(([name, one]) => one !== '' || !optional.has(name));
    return Object.fromEntries(
      filledFields.map(([name, one]) => {
        const read = readers.has(name) ? readers.get(name) : others;
        return [name, read ? read(one) : one];
      }),
    );
  };
}

const readEach = (inner: Reader | null): Reader | null =>
  inner &&
  ((value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]))
      : value);
