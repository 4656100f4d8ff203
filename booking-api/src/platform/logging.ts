import type { FastifyServerOptions } from 'fastify';
import { workFields } from './tracing/current-work.ts';

/** Fields that may contain a secret or personal data; the logger writes them as [out]. */
const secret = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrf-token"]',
  'req.headers["x-cart-token"]',
  'req.headers["x-user-token"]',
  'res.headers["set-cookie"]',
  '*.password',
  '*.email',
  '*.phone',
  '*.token',
  '*.nonce',
  'err.detail',
  'err.parameters',
  'err.where',
];

/**
 * One line of JSON per event. A request (`log-requests.ts`) is logged by method, path without query (queries
 * carry tokens and email addresses), status and time; never by body or header. Each line names its request or
 * job, its order and its trace.
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    redact: { paths: secret, censor: '[out]' },
    mixin: (_line, _level, logger) => {
      const { reqId, ...fields } = workFields() ?? {};
      // The logger of a request already names it.
      return reqId === undefined || 'reqId' in logger.bindings() ? fields : { reqId, ...fields };
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathOnly(request.url),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: unknown; constraint?: unknown }) => ({
        type: error.name,
        code: error.code,
        constraint: error.constraint,
        message: withoutMail(error.message),
        stack: withoutMail(error.stack ?? ''),
      }),
    },
    ...(stream ? { stream } : {}),
  };
}

/** The path of a tracking link contains its token. */
const pathOnly = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/(\/track\/)[^/]+/, '$1[out]').slice(0, 200);
const withoutMail = (text: string): string => text.replace(/[^\s"'(]+@[^\s"')]+/g, '[mail]');
