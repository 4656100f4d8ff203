import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { commonErrorCodes } from '@sendahead/shared-contracts/call/problem';

const problemOf = (status: number, codes: readonly string[]) => ({
  type: 'object',
  required: ['code', 'status', 'fields', 'trace_id'],
  properties: {
    type: { type: 'string' },
    status: { const: status },
    code: { enum: codes },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' } },
      },
    },
    trace_id: { type: 'string' },
  },
});

/** Refusals of a call by status: its own codes and the common ones, each with an example. */
export function refusalsOf(definition: CallDefinition): Record<string, unknown> {
  const codes = Object.entries({ ...commonErrorCodes, ...definition.errors });
  const byStatus = Map.groupBy(codes, ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => {
      const names = list.map(([code]) => code);
      const example = {
        type: 'about:blank',
        status,
        code: names.at(-1),
        fields: [],
        trace_id: 'x9TqLm42VbRs7KpZ',
      };
      const content = { 'application/problem+json': { schema: problemOf(status, names), example } };
      return [String(status), { description: names.join(', '), content }];
    }),
  );
}
