import { isApiError } from '@sendahead/shared-contracts/client/api-error';

/** Pauses before each further try: as long as somebody still waits for what was saved, and not for ever. */
const pausesMs = [1000, 3000];

/** Nobody answered, or the server could not: the next try may be luckier. Any other answer stays as it is. */
const mayMend = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Reads, and retries after a pause where that may help; `waiting` is called before the first pause. Rejects
 * if every try fails.
 */
export async function readWithRetries(read: () => Promise<void>, waiting: () => void): Promise<void> {
  for (const [tries, pause] of pausesMs.entries())
    try {
      await read();
      return;
    } catch (error) {
      if (!mayMend(error)) throw error;
      if (tries === 0) waiting();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  await read();
}
