import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Taken = { path: string; user: string; form: Record<string, string> };
export type SmsFault = { status: number; code: number; message: string } | 'cut' | 'silent' | 'nonsense';

/** A server that answers in the shape of Twilio's messages, and keeps what it accepted. */
export async function startTwilioStandIn() {
  const taken: Taken[] = [];
  let next: SmsFault | undefined;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    const basic = (request.headers.authorization ?? '').replace('Basic ', '');
    const user = Buffer.from(basic, 'base64').toString();
    const fault = next;
    next = undefined;
    if (fault === 'cut') return void response.destroy();
    if (fault === 'silent') return;
    if (fault === 'nonsense') return void response.writeHead(201).end('{"sid":');
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (fault) return answer(fault.status, fault);
    taken.push({ path: request.url ?? '', user, form });
    answer(201, {
      sid: `SM${String(taken.length).padStart(32, '0')}`,
      status: 'queued',
      to: form.To,
      from: form.From ?? null,
      body: form.Body,
      error_code: null,
      num_segments: '1',
      direction: 'outbound-api',
      date_created: 'Mon, 23 Nov 2026 15:00:00 +0000',
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    fail: (fault: SmsFault) => {
      next = fault;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
