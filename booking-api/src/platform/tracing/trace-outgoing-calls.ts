import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { currentSpan } from './current-work.ts';
import { failureOf, type Span } from './tracing.ts';

/** The data of a `fetch` request, in the channels of Node's own client. */
type Fetched = { request: { origin: string | URL; method: string }; response?: { statusCode: number } };
/** The same for `node:http`, which the providers' libraries use. */
type Asked = { request: ClientRequest; response?: IncomingMessage };

/**
 * Adds each outgoing HTTP call to its caller's trace, by method, host and status: a path or query may contain
 * a token or an email address. Trace headers are not sent to other services. `ownHost` is the collector's.
 * Returns a function that stops it.
 */
export function traceOutgoingCalls(ownHost: string): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string): void => {
    const parent = host === ownHost ? undefined : currentSpan();
    if (!parent?.isKept) return;
    const facts = { 'http.request.method': method, 'server.address': host };
    spans.set(request, parent.begin(`${method} ${host}`, 'client', facts));
  };
  const end = (request: object, status: number | undefined, failure?: string): void => {
    const span = spans.get(request);
    spans.delete(request);
    if (status !== undefined) span?.set({ 'http.response.status_code': status });
    span?.end(failure);
  };
  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      const { request } = message as Fetched;
      begin(request, request.method, new URL(request.origin).host);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as Fetched;
      end(request, response?.statusCode);
    },
    'undici:request:error': (message) => {
      const { request, error } = message as Fetched & { error: unknown };
      end(request, undefined, failureOf(error));
    },
    'http.client.request.start': (message) => {
      const { request } = message as Asked;
      begin(request, request.method, String(request.getHeader('host') ?? request.host));
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as Asked;
      end(request, response?.statusCode);
    },
    'http.client.request.error': (message) => {
      const { request, error } = message as Asked & { error: unknown };
      end(request, undefined, failureOf(error));
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
