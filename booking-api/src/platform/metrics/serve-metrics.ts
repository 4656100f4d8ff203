import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { metrics } from './metrics.ts';

/**
 * `GET /metrics` on a separate address, for Prometheus only: the public port never answers it. Also starts
 * measuring the event loop and the process, which costs something.
 */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  collectDefaultMetrics({ register: metrics });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Scrapes must not keep a stopping process alive.
  server.unref();
  return server;
}
