import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortTaken, requireFreePorts } from './require-free-ports.ts';
import { AlreadyRunning, runFileOf, writeRunFile } from './run-file.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'room-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const listening = (): Promise<{ server: Server; port: number }> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve({ server, port: address.port });
    });
  });
const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

describe('a start of the product', () => {
  it('a start names the port of the API or the sandbox that another program uses', async () => {
    const { server, port } = await listening();
    const ofApi = requireFreePorts({ port, dataDir });
    await expect(ofApi).rejects.toThrow(PortTaken);
    await expect(ofApi).rejects.toThrow(`Port ${port} is in use`);
    await expect(requireFreePorts({ port: port - 1, dataDir })).rejects.toThrow(/in use/);
    await closed(server);
    await expect(requireFreePorts({ port, dataDir })).resolves.toBeUndefined();
  });

  it('a start names the port of another command that runs on the same folder', async () => {
    const owner = { pid: process.ppid, script: '' };
    writeRunFile(runFileOf(dataDir), { port: 4000, owner, children: [] });
    const start = requireFreePorts({ port: 4100, dataDir });
    await expect(start).rejects.toThrow(AlreadyRunning);
    await expect(start).rejects.toThrow(/already running on port 4000/);
  });
});
