import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { path: string; key: string; body: unknown };
type Reply = { status: number; body: string; delayMs?: number };

/** A server that answers in the shape of EasyPost's addresses; `reply` sets its next answer. */
export async function startStandIn() {
  const asked: Asked[] = [];
  let reply: Reply = { status: 200, body: '{}' };
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const key = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    asked.push({ path: request.url ?? '', key, body: JSON.parse(body || 'null') });
    const { status, body: text, delayMs } = reply;
    setTimeout(
      () => response.writeHead(status, { 'content-type': 'application/json' }).end(text),
      delayMs ?? 0,
    ).unref();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2/`,
    asked,
    answerWith: (body: unknown, status = 200, delayMs = 0) => {
      reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body), delayMs };
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
