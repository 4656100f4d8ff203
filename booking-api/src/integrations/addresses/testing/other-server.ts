import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply =
  | { readonly status?: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | 'cut'
  | 'silent'
  | 'endless';

/** An external server for tests; `answer` sets its answers from now on, `asked` lists its requests. */
export async function startOtherServer() {
  const asked: URL[] = [];
  let reply: Reply = { body: '{}' };
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stand-in'));
    if (reply === 'cut') return void response.destroy();
    if (reply === 'silent') return;
    if (reply === 'endless') return writeOnAndOn(response.writeHead(200));
    const { status = 200, body, headers } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (next: Reply) => {
      reply = next;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function writeOnAndOn(response: ServerResponse): void {
  response.write(' '.repeat(16_384), (gone) => {
    if (!gone && !response.destroyed) setImmediate(() => writeOnAndOn(response));
  });
}
