import * as z from 'zod/mini';
import { allTopics } from '../bus/catalog.ts';
import { allCalls } from '../call/catalog.ts';
import type { JsonSchema } from './json-schema.ts';

export interface CallSnapshot {
  readonly method: string;
  readonly paths: readonly string[];
  readonly errors: readonly string[];
  /** The caller's possible input, by part: params, query, body. */
  readonly input: Readonly<Record<string, JsonSchema>>;
  readonly output: JsonSchema;
}

export interface TopicSnapshot {
  readonly kind: string;
  readonly owner: string | null;
  /** The publisher's possible payload, and the subscriber's view of it. */
  readonly written: JsonSchema;
  readonly read: JsonSchema;
}

/** Everything that independently released parts agree on, as data. */
export interface ContractSnapshot {
  readonly calls: Readonly<Record<string, CallSnapshot>>;
  readonly topics: Readonly<Record<string, TopicSnapshot>>;
}

// A transform's result has no schema; its input is what is transferred.
const asJson = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest as JsonSchema;
};

/** The contracts of this tree. */
export function presentContracts(): ContractSnapshot {
  return {
    calls: Object.fromEntries(
      allCalls.map(({ name, method, path, alsoAt = [], errors = {}, params, query, body, response }) => [
        name,
        {
          method,
          paths: [path, ...alsoAt],
          errors: Object.keys(errors).toSorted(),
          input: Object.fromEntries(
            Object.entries({ params, query, body }).flatMap(([part, schema]) =>
              schema ? [[part, asJson(schema)]] : [],
            ),
          ),
          output: asJson(response),
        },
      ]),
    ),
    topics: Object.fromEntries(
      allTopics.map((topic) => [
        topic.name,
        {
          kind: topic.kind,
          owner: topic.kind === 'state' ? topic.owner : null,
          written: asJson(topic.schema),
          read: asJson(topic.schema),
        },
      ]),
    ),
  };
}
