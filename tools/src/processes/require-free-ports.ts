import { createServer } from 'node:net';
import { clearLeftovers, runFileOf } from './run-file.ts';

export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/** The sandbox of the gateway listens next to the API. */
const portsOf = (port: number): readonly number[] => [port, port + 1];

/**
 * Ensures that a product can start on this folder and port, and ends what a killed start left running. Throws
 * AlreadyRunning or PortTaken, whose messages are for the person who started it.
 */
export async function requireFreePorts({ port, dataDir }: { port: number; dataDir: string }): Promise<void> {
  await clearLeftovers(runFileOf(dataDir));
  for (const one of portsOf(port))
    if (!(await isFree(one)))
      throw new PortTaken(
        `Port ${one} is in use by another program. End it, or set another PORT, such as ${port + 100}.`,
      );
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
