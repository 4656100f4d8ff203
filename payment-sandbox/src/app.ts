import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFaults } from './faults/faults.ts';
import { registerFaultRoutes } from './faults/routes.ts';
import { registerCardFields } from './fields/routes.ts';
import type { Ledger } from './ledger/connect.ts';
import { registerMerchantApi } from './merchant-api/routes.ts';
import type { GatewaySettings } from './settings.ts';
import { refusalOf } from './transactions/refusal.ts';
import { registerWindows } from './windows/routes.ts';

/** Puts the gateway together: card fields and windows for the browser, merchant calls for the shop's server. */
export async function createGateway(
  settings: GatewaySettings,
  ledger: Ledger,
  now: () => number,
  sourceFolder: string,
): Promise<FastifyInstance> {
  const app = Fastify({
    // Bodies and headers are never logged: they hold cards and keys.
    logger:
      settings.logLevel === 'silent'
        ? false
        : {
            level: settings.logLevel,
            serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
          },
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 100 },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return reply.code(refusal.status).send({ errors: refusal.errors });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500)
      request.log.error({ name: error instanceof Error ? error.name : 'error' }, 'request failed');
    return reply.code(status >= 400 && status < 600 ? status : 500).send({ errors: [] });
  });
  const faults = settings.faults ? createFaults() : undefined;
  registerCardFields(app, { ledger, settings, now, pageFolder: join(sourceFolder, 'fields/page') });
  registerWindows(app, { ledger, settings, now, pageFolder: join(sourceFolder, 'windows/page') });
  const { merchantKey, slowSeconds } = settings;
  await app.register(async (merchant) =>
    registerMerchantApi(merchant, { ledger, merchantKey, slowSeconds, now, faults }),
  );
  if (faults) registerFaultRoutes(app, faults, ledger);
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
