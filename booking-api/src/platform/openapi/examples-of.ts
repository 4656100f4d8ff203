import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { type CallExample, Given } from '@sendahead/shared-contracts/call/example';
import { allExamples } from '@sendahead/shared-contracts/call/example-catalog';
import type { JsonSchema } from '@sendahead/shared-contracts/compatibility/json-schema';
import { jsonSchemaOf } from './json-schema-of.ts';
import { sampleOf } from './schema-example.ts';

export type Part = 'params' | 'query' | 'headers' | 'body';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A request as a reader sees it: values from other calls are shown as examples. */
export function exampleRequest(definition: CallDefinition): Record<Part, Record<string, unknown>> {
  const own: CallExample = allExamples[definition.name] ?? {};
  const show = (part: Part) => {
    const schema = part === 'headers' ? undefined : definition[part];
    const values = own[part] ?? (schema ? sampleOf(jsonSchemaOf(schema, 'input'), '', false) : {});
    return isObject(values) ? shown(values) : {};
  };
  return { params: show('params'), query: show('query'), headers: show('headers'), body: show('body') };
}

/** The same with realistic values from other calls. */
function shown(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value instanceof Given) return [name, value.shown];
      return [name, isObject(value) ? shown(value) : value];
    }),
  );
}

/** The wire format of an answer. A transform's result has no schema; in answers it only brands its input. */
export const answerSchema = (definition: CallDefinition): JsonSchema =>
  jsonSchemaOf(definition.response, 'input');

/** An answer with every field. */
export const exampleAnswer = (definition: CallDefinition): unknown =>
  sampleOf(answerSchema(definition), definition.name.split('.').at(-1)?.replaceAll('-', '_'));

/** Where one value of an example comes from: `place` is `path.cartId`, `query.…`, `header.…` or `body.…`. */
export type Origin = { place: string; from: Given };

const placeOf: Readonly<Record<Part, string>> = {
  params: 'path',
  query: 'query',
  headers: 'header',
  body: 'body',
};

export function originsOf(example: CallExample): Origin[] {
  return (Object.keys(placeOf) as Part[]).flatMap((part) =>
    walk(example[part] ?? {}, placeOf[part] + (part === 'body' ? '#' : '')),
  );
}

function walk(values: Readonly<Record<string, unknown>>, path: string): Origin[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const place = path.startsWith('body') ? `${path}/${name}` : `${path}.${name}`;
    if (value instanceof Given) return [{ place, from: value }];
    return isObject(value) && path.startsWith('body') ? walk(value, place) : [];
  });
}
