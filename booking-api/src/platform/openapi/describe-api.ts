import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { operationOf } from './operation.ts';

type Served = { definition: CallDefinition; path: string };
/** The calls of each server, in the order of their registration. */
const servedBy = new WeakMap<object, Served[]>();

/** Records that a call is served at a path; returns the data that lists its route. */
export function describeRoute(app: FastifyInstance, definition: CallDefinition, path: string): FastifySchema {
  servedBy.get(app.server)?.push({ definition, path });
  return { tags: [definition.name.split('.', 1)[0] ?? 'other'] };
}

const info = {
  title: 'Sendahead booking API',
  version: '1.0.0',
  description:
    'Every call of the booking page. Calls that change something need the CSRF token of the session; sign-in answers a new one. Codes of refusals: docs/error-codes.md.',
};

const securitySchemes = {
  session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'session' },
  userToken: { type: 'apiKey' as const, in: 'header' as const, name: 'x-user-token' },
  csrf: { type: 'apiKey' as const, in: 'header' as const, name: 'x-csrf-token' },
};

/** The whole description, made at the first request: the schemas of a hundred calls take time. */
function documentOf(app: FastifyInstance): Record<string, unknown> {
  const served = servedBy.get(app.server) ?? [];
  const names = new Set(served.map(({ definition }) => definition.name));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { definition, path } of served) {
    const written = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[written] ??= {};
    paths[written][definition.method.toLowerCase()] = operationOf(
      definition,
      path !== definition.path,
      names,
    );
  }
  return { openapi: '3.1.0', info, components: { securitySchemes }, paths };
}

/** `/openapi.json` (OpenAPI 3.1) and a readable page at `/docs`. Register before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  servedBy.set(app.server, []);
  let made: Record<string, unknown> | undefined;
  const document = () => {
    made ??= documentOf(app);
    return made;
  };
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info },
    hideUntagged: true,
    // Replaces the routes' own descriptions, which lack links, brackets and examples.
    transformObject: document,
  });
  app.get('/openapi.json', { schema: { hide: true }, config: { rateLimit: {} } }, async () => document());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // Its default layout has a top bar whose logo has an inline style, which the page's policy refuses.
    uiConfig: { docExpansion: 'none', layout: 'BaseLayout' },
  });
}
