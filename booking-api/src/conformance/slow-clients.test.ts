import { connect, type Socket } from 'node:net';
import { startPerFile } from '../testing/server-per-file.ts';
import { startTestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const server = startPerFile(startTestApp);
let port = 0;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

const slowOnes = 200;

/** The median duration of many requests in milliseconds. */
async function usual(): Promise<number> {
  const durations: number[] = [];
  for (let round = 0; round < 21; round += 1) {
    const start = performance.now();
    const answer = await fetch(`http://localhost:${port}/v2/zip_info?zip_code=10001&country_code=US`);
    expect(answer.status).toBe(200);
    durations.push(performance.now() - start);
  }
  return durations.toSorted((one, other) => one - other)[10] ?? 0;
}

describe('clients that never finish (attack 37)', () => {
  it('the server disconnects slow clients with 408, and they block no other client', async () => {
    const alone = await usual();
    const answers: string[] = [];
    const sockets: Socket[] = [];
    for (let at = 0; at < slowOnes; at += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.on('data', (data) => answers.push(data.toString().split('\r\n', 1)[0] ?? ''));
      socket.write('POST /api/v5/carts HTTP/1.1\r\nHost: golf.localhost\r\nX-Slow: ');
      sockets.push(socket);
    }
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 500);
    // Compared with the same machine a moment earlier, so that its other load does not count.
    expect(await usual()).toBeLessThan(10 * alone + 50);
    expect(sockets.filter((socket) => socket.closed)).toEqual([]);
    await until(async () => sockets.every((socket) => socket.closed));
    clearInterval(dripping);
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  });
});
