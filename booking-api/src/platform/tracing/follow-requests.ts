import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type About, inWork, noteOrder, type Work } from './current-work.ts';
import type { Span, Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as its log lines and its trace name it. */
    work: Work;
  }
}

/** Proxies request these every second, and no one looks for them in a trace. */
const untraced = new Set(['/healthz', '/readyz']);

/**
 * Log lines of a request name it and its order, and with tracing it is a span of the browser's trace.
 * Register it before other request hooks.
 */
export function followRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const about: About = { reqId: request.id };
    request.work = { about, span: tracing && spanOf(request, tracing) };
    inWork(request.work, done);
  });
  // Reading a body loses the async context, because its bytes arrive from the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    inWork(request.work, () => {
      noteOrder((request.params as { orderId?: unknown }).orderId);
      done();
    });
  });
  if (!tracing) return;
  app.addHook('onResponse', async ({ work: { span } }, { statusCode }) => {
    span?.set({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
}

function spanOf(request: FastifyRequest, tracing: Tracing): Span | undefined {
  const { method, routeOptions, headers, id } = request;
  const { url = 'none', config } = routeOptions;
  if (untraced.has(url)) return undefined;
  const facts = { 'http.request.method': method, 'http.route': url, 'sendahead.request_id': id };
  return tracing.begin(config?.call ?? `${method} ${url}`, 'server', facts, headers.traceparent);
}
