import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLostConnection } from '../database/lost-connection.ts';
import { isForPeople } from './error-page.ts';
import { Refusal, refuse } from './refusal.ts';

/** Codes for refusals by Fastify and its plugins. */
const codesByStatus: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  405: 'not_found',
  408: 'malformed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
  507: 'storage_full',
};

/**
 * Every refusal is returned as problem+json: a code, never a stack, a message or SQL. People who open a
 * refused page get a page, if the server has any (`answerPeopleWith`).
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return send(request, reply, error);
    const status = statusOf(error);
    const code = codesByStatus[status];
    if (status >= 500 || code === undefined) request.log.error({ err: error }, 'request failed');
    if (code === undefined) return send(request, reply, new Refusal(500, 'internal'));
    return send(
      request,
      reply,
      new Refusal(status, code, status === 503 ? { headers: { 'retry-after': '5' } } : {}),
    );
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    send(request, reply, new Refusal(404, 'not_found')),
  );
}

/** A URL that the router itself refuses: broken escapes, parts that are too long. */
export function refuseUrl(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  return send(request, reply, refuse('malformed'));
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply | Promise<FastifyReply> {
  reply.code(refusal.status).headers(refusal.headers);
  const { errorPage } = request.server;
  if (errorPage) reply.header('vary', 'accept');
  if (errorPage && isForPeople(request)) return errorPage(request, reply, refusal.status);
  return reply.type('application/problem+json; charset=utf-8').send(
    JSON.stringify({
      ...refusal.extensions,
      type: 'about:blank',
      status: refusal.status,
      code: refusal.code,
      fields: refusal.fields,
      trace_id: request.id,
    }),
  );
}

function statusOf(error: FastifyError): number {
  // The disk for files is full, or this process's quota of it.
  if (/^(ENOSPC|EDQUOT)$/.test(error.code)) return 507;
  if (isLostConnection(error) || cannotWrite(error)) return 503;
  if (isUnstorable(error)) return 400;
  return error.statusCode ?? 500;
}

/** The database runs but accepts no writes: its disk is full (class 53), or it is read-only (25006). */
const cannotWrite = (error: FastifyError): boolean => /^(53\w{3}|25006)$/.test(error.code);

/**
 * Text that no database column can store: NUL characters, lone surrogates, which count as a syntax error in
 * JSON.
 */
const isUnstorable = (error: FastifyError): boolean =>
  /^(22021|22P05)$/.test(error.code) || (error.code === '22P02' && / type json$/.test(error.message));
