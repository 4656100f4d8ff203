import { isApiError } from '@sendahead/shared-contracts/client/api-error';

/**
 * Pauses before each retry: as long as somebody may still be waiting for the saved booking, but not forever.
 */
const pausesMs = [1000, 3000];

/** No answer, or a server error: the next attempt may succeed. Any other answer would not change. */
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
