import type { JsonSchema } from '../json-schema.ts';
import type { ContractSnapshot } from '../snapshot.ts';

export const text = { type: 'string', maxLength: 20 };
export const leg: JsonSchema = {
  type: 'object',
  properties: { date: text, days: { type: 'integer', minimum: 0 }, note: text },
  required: ['date', 'days'],
};
/** What a part wrote and another read when it was released. */
export const payload: JsonSchema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['one_way', 'round_trip'] },
    legs: { type: 'array', items: leg, maxItems: 2 },
    price: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    labels: { type: 'object', additionalProperties: text },
    comment: text,
  },
  required: ['kind', 'legs', 'price'],
};

/** The payload, ready to be edited. */
export type Draft = {
  type: string;
  required: string[];
  properties: Record<string, Record<string, unknown>> & {
    legs: { items: { required: string[]; properties: Record<string, Record<string, unknown>> } } & Record<
      string,
      unknown
    >;
  };
};
/** The payload after `edits`. */
export function change(edits: (draft: Draft) => void): JsonSchema {
  const draft = structuredClone(payload);
  edits(draft as unknown as Draft);
  return draft;
}

export const topicOf = (
  schema: JsonSchema,
  over: Partial<ContractSnapshot['topics'][string]> = {},
): ContractSnapshot => ({
  calls: {},
  topics: { 'a.topic@1': { kind: 'state', owner: 'mf-services', written: schema, read: schema, ...over } },
});
export const callOf = (
  input: JsonSchema,
  output: JsonSchema,
  over: Partial<ContractSnapshot['calls'][string]> = {},
): ContractSnapshot => ({
  topics: {},
  calls: { 'a.call': { method: 'POST', paths: ['/a'], errors: [], input: { body: input }, output, ...over } },
});
