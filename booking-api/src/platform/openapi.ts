import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { commonErrorCodes } from '@sendahead/shared-contracts/call/problem';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

const problem = {
  type: 'object',
  required: ['code', 'status', 'fields', 'trace_id'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, code: { type: 'string' } } },
    },
    trace_id: { type: 'string' },
  },
};

/** The OpenAPI description of a call, made from the schemas that also validate it. */
export function describeRoute(definition: CallDefinition, alias: boolean): FastifySchema {
  const input = (schema: $ZodType) => jsonSchema(schema, 'input');
  const access = typeof definition.access === 'string' ? definition.access : definition.access.join(', ');
  return {
    summary: definition.summary,
    description: `${definition.row}. Access: ${access}. Rate: ${definition.rate ?? 'normal'}.`,
    tags: [definition.name.split('.', 1)[0] ?? 'other'],
    operationId: alias ? undefined : definition.name,
    ...(alias ? { deprecated: true } : {}),
    ...(definition.params ? { params: input(definition.params) } : {}),
    ...(definition.query ? { querystring: input(definition.query) } : {}),
    ...(definition.body ? { body: input(definition.body) } : {}),
    response: {
      200: { description: 'Done', ...jsonSchema(definition.response, 'output') },
      ...refusals(definition),
    },
  } as FastifySchema;
}

function refusals(definition: CallDefinition): Record<number, unknown> {
  const codes = Object.entries({ ...commonErrorCodes, ...definition.errors });
  const byStatus = Map.groupBy(codes, ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map(([code]) => code).join(', '),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  );
}

function jsonSchema(schema: $ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

/** `/openapi.json` (OpenAPI 3.1) and a readable page at `/docs`. Register before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sendahead booking API',
        version: '1.0.0',
        description: 'Every call of the booking page.',
      },
    },
    hideUntagged: true,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none' },
  });
}
