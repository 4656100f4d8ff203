import type { Boot } from '../boot/schema.ts';
import type { BoundBus } from '../bus/bus-types.ts';
import type { Remote } from '../bus/parts.ts';
import type { ApiClient } from '../client/api-client.ts';

/**
 * The shell's interface for a remote: the only way in and out of a fragment. One object per remote and page.
 */
export interface FragmentHost<R extends Remote = Remote> {
  readonly owner: R;
  readonly bus: BoundBus<R>;
  readonly api: ApiClient;
  readonly boot: Boot;
  /**
   * Reloads whenever the stream of a path reports an update, and periodically when no stream is available. A
   * background page loads nothing. With `viewers` only the viewers of the subject changed. Returns a function
   * that stops it.
   */
  news(path: string, read: (kind?: 'viewers') => void): () => void;
  /** Reports an error that the fragment survived to the shell. */
  report(error: unknown, where: string): void;
  /**
   * Milliseconds since the epoch on the product's clock (the server's, so demo clocks also apply in the
   * page).
   */
  now(): number;
}
