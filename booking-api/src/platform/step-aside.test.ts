import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../workflows/testing/until.ts';
import { type Busyness, stepAside, watchRequests } from './step-aside.ts';

let server: Server;
let busyness: Busyness;
/** Requests that are not answered yet. */
const open: ServerResponse[] = [];
beforeEach(async () => {
  server = createServer((_request, answer) => open.push(answer));
  busyness = watchRequests(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  open.length = 0;
});

const ask = async (signal?: AbortSignal): Promise<void> => {
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { signal: signal ?? null }).then(
    (answer) => answer.text(),
    () => {},
  );
};
const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000);

/** Whether somebody who would go now has gone. */
function leaving(due: Date): { gone: boolean; going: Promise<void> } {
  const told = { gone: false, going: Promise.resolve() };
  told.going = stepAside(busyness, due).then(() => {
    told.gone = true;
  });
  return told;
}

describe('a job', () => {
  it('begins at once where no request is under way', async () => {
    const { going } = leaving(ago(0));
    await going;
  });

  it('lets the requests go first that are under way', async () => {
    const asked = ask();
    await until(async () => open.length === 1);
    const told = leaving(ago(0));
    const another = ask();
    await until(async () => open.length === 2);
    expect(told.gone).toBe(false);
    for (const answer of open) answer.end();
    await Promise.all([asked, another, told.going]);
  });

  it('begins five seconds after it was due, however busy the server is', async () => {
    const asked = ask();
    await until(async () => open.length === 1);
    await leaving(ago(4.9)).going;
    await leaving(ago(60)).going;
    expect(open[0]?.writableEnded).toBe(false);
    open[0]?.end();
    await asked;
  });

  it('waits for no request that its client has given up', async () => {
    const leave = new AbortController();
    const asked = ask(leave.signal);
    await until(async () => open.length === 1);
    leave.abort();
    await asked;
    // Not by its patience: nothing is under way any more.
    const underWay = new Int32Array(busyness.shared);
    await until(async () => Atomics.load(underWay, 0) === 0);
    await leaving(ago(0)).going;
    expect(open[0]?.writableEnded).toBe(false);
  });
});
