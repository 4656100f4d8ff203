import type { JsonSchema } from './json-schema.ts';

/** A payload that a reader cannot accept: its path, and the reason. */
export interface ReadFailure {
  readonly path: string;
  readonly reason: string;
}

const alternatives = (schema: JsonSchema): readonly JsonSchema[] => {
  const listed = schema.anyOf ?? schema.oneOf;
  if (listed) return listed.flatMap(alternatives);
  if (schema.enum) return schema.enum.map((value) => ({ const: value }));
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...schema, type }));
  return [schema];
};

const show = (schema: JsonSchema): string =>
  schema.const !== undefined ? JSON.stringify(schema.const) : String(schema.type ?? 'anything');

const typeOfConst = (value: unknown): string => {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Bounds: a reader must accept at least what a writer may send. */
const lowerBounds = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const upperBounds = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;

function bounds(writer: JsonSchema, reader: JsonSchema, path: string): ReadFailure[] {
  const tighter = (name: (typeof lowerBounds)[number] | (typeof upperBounds)[number], isTighter: boolean) =>
    isTighter
      ? [
          {
            path,
            reason: `${name} ${reader[name]} refuses what may be sent (${writer[name] ?? 'unbounded'})`,
          },
        ]
      : [];
  return [
    ...lowerBounds.flatMap((name) =>
      tighter(name, (reader[name] ?? -Infinity) > (writer[name] ?? -Infinity)),
    ),
    ...upperBounds.flatMap((name) => tighter(name, (reader[name] ?? Infinity) < (writer[name] ?? Infinity))),
    ...(reader.pattern !== undefined && reader.pattern !== writer.pattern
      ? [{ path, reason: `pattern ${reader.pattern} is not the one of the writer` }]
      : []),
    ...(reader.format !== undefined && reader.format !== writer.format
      ? [{ path, reason: `format ${reader.format} is not the one of the writer` }]
      : []),
  ];
}

function fields(writer: JsonSchema, reader: JsonSchema, path: string): ReadFailure[] {
  const written = writer.properties ?? {};
  const read = reader.properties ?? {};
  const always = new Set(writer.required ?? []);
  const found: ReadFailure[] = [];
  for (const name of reader.required ?? []) {
    if (!always.has(name))
      found.push({
        path: `${path}.${name}`,
        reason: name in written ? 'is required but may be absent' : 'is required but never sent',
      });
  }
  for (const [name, schema] of Object.entries(written)) {
    const fieldSchema = read[name];
    if (fieldSchema) found.push(...unreadable(schema, fieldSchema, `${path}.${name}`));
    else if (typeof reader.additionalProperties === 'object')
      found.push(...unreadable(schema, reader.additionalProperties, `${path}.${name}`));
  }
  if (typeof writer.additionalProperties === 'object' && typeof reader.additionalProperties === 'object') {
    found.push(...unreadable(writer.additionalProperties, reader.additionalProperties, `${path}.*`));
  }
  return found;
}

/**
 * A writer's alternative against a reader's alternative of a matching type; null when the types do not match.
 */
function pair(writer: JsonSchema, reader: JsonSchema, path: string): ReadFailure[] | null {
  if (reader.const !== undefined) return writer.const === reader.const ? [] : null;
  const writes = writer.const === undefined ? writer.type : typeOfConst(writer.const);
  if (reader.type === undefined) return [];
  if (writes !== reader.type && !(writes === 'integer' && reader.type === 'number')) return null;
  if (writer.const !== undefined) return [];
  return [
    ...bounds(writer, reader, path),
    ...(reader.type === 'object' ? fields(writer, reader, path) : []),
    ...(writer.items && reader.items ? unreadable(writer.items, reader.items, `${path}[]`) : []),
  ];
}

/**
 * Payloads that a writer may send and a reader cannot accept. Readers are open: unknown fields pass. Empty
 * when the reader accepts every payload of the writer.
 */
export function unreadable(writer: JsonSchema, reader: JsonSchema, path = '$'): ReadFailure[] {
  const readers = alternatives(reader);
  return alternatives(writer).flatMap((sent) => {
    const tries = readers.map((one) => pair(sent, one, path)).filter((one) => one !== null);
    const best = tries.toSorted((a, b) => a.length - b.length)[0];
    return best ?? [{ path, reason: `${show(sent)} may be sent but is not read` }];
  });
}
