import type { JsonSchema } from '@sendahead/shared-contracts/compatibility/json-schema';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/** The JSON Schema (2020-12) of a contract's schema, for input or output. */
export function jsonSchemaOf(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest as JsonSchema;
}
