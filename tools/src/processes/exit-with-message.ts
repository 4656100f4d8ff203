import { NotReady } from './await-ready.ts';
import { PortTaken } from './require-free-ports.ts';
import { AlreadyRunning } from './run-file.ts';

const correctable = [AlreadyRunning, NotReady, PortTaken];

/** Ends the command with 1 and a sentence if a person can correct the error; any other error keeps its stack. */
export async function exitWithMessage<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || !correctable.some((kind) => error instanceof kind)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
