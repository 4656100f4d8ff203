import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import type { JsonSchema } from '@sendahead/shared-contracts/compatibility/json-schema';
import type { $ZodType } from 'zod/v4/core';
import { exampleRequest } from './examples-of.ts';
import { jsonSchemaOf } from './json-schema-of.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
  style?: 'deepObject';
  explode?: true;
  example?: unknown;
};

const headers: Readonly<Record<string, string>> = {
  'x-cart-token': 'The token that opens the cart; shown once, where the cart was made.',
  'idempotency-key': 'A new UUID per checkout attempt. The same key again gives the same answer.',
};

/** Path, query and header parameters of a call; an object in the query is written with brackets. */
export function parametersOf(definition: CallDefinition): Parameter[] {
  const example = exampleRequest(definition);
  return [
    ...fields(definition.params, 'path', example.params),
    ...fields(definition.query, 'query', example.query),
    ...Object.keys(example.headers).map(
      (name): Parameter => ({
        name,
        in: 'header',
        required: true,
        schema: name === 'idempotency-key' ? { type: 'string', format: 'uuid' } : { type: 'string' },
        description: headers[name] ?? '',
        example: example.headers[name],
      }),
    ),
  ];
}

function fields(
  schema: $ZodType | undefined,
  place: 'path' | 'query',
  shown: Record<string, unknown>,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
    ...(field.type === 'object' ? { style: 'deepObject' as const, explode: true as const } : {}),
    ...(name in shown ? { example: shown[name] } : {}),
  }));
}
