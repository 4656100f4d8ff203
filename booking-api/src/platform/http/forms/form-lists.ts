import { type $ZodType, safeParse } from 'zod/v4/core';
import { definitionOf, isObject, onePerSchema, type Reader } from '../schema-reader.ts';

/**
 * Reads a form's indexed objects as the lists of a schema: `answers[0][question]` and `travelers[]` arrive as
 * objects with numbers for names. Where the schema has no list they remain objects: products and travelers
 * have numbers as names. Null for a schema without lists.
 */
export const listsOf: (schema: $ZodType) => Reader | null = onePerSchema(readerOf);

function readerOf(schema: $ZodType): Reader | null {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'array':
      return readList(listsOf(def.element));
    case 'object':
      return readFields(Object.entries(def.shape).map(([name, field]) => [name, listsOf(field)]));
    case 'record': {
      const inner = listsOf(def.valueType);
      return inner && ((value) => (isObject(value) ? mapValues(value, (_name, one) => inner(one)) : value));
    }
    case 'union': {
      const options = def.options.map((option) => ({ option, read: listsOf(option) }));
      return options.some(({ read }) => read) ? readUnion(options) : null;
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return listsOf(def.innerType);
    case 'pipe':
      return listsOf(def.in);
    default:
      return null;
  }
}

const mapValues = (value: Record<string, unknown>, change: (name: string, one: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(name, one)]));

/** Objects keep numeric names in order; a skipped number leaves no gap, so that a large one costs nothing. */
const isIndex = (name: string): boolean => /^(0|[1-9]\d{0,8})$/.test(name);

function readList(inner: Reader | null): Reader {
  return (value) => {
    if (!isObject(value) || !Object.keys(value).every(isIndex)) return value;
    // A repeated `travelers[]` is one list under the first number.
    const list = Object.values(value).flat();
    return inner ? list.map(inner) : list;
  };
}

function readFields(fields: readonly (readonly [string, Reader | null])[]): Reader | null {
  const readers = new Map(fields.flatMap(([name, read]) => (read ? [[name, read] as const] : [])));
  if (readers.size === 0) return null;
  return (value) =>
    isObject(value) ? mapValues(value, (name, one) => readers.get(name)?.(one) ?? one) : value;
}

/** Uses the first option whose reading is then accepted. */
function readUnion(options: readonly { option: $ZodType; read: Reader | null }[]): Reader {
  return (value) => {
    for (const { option, read } of options) {
      const candidate = read ? read(value) : value;
      if (safeParse(option, candidate).success) return candidate;
    }
    return value;
  };
}
