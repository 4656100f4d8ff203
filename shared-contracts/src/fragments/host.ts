import type { Boot } from '../boot/schema.ts';
import type { BoundBus } from '../bus/bus-types.ts';
import type { Remote } from '../bus/parts.ts';
import type { ApiClient } from '../client/api-client.ts';

/** What the shell lends a remote: the only way in and out of a fragment. One object per remote and page. */
export interface FragmentHost<R extends Remote = Remote> {
  readonly owner: R;
  readonly bus: BoundBus<R>;
  readonly api: ApiClient;
  readonly boot: Boot;
  /**
   * Reads again whenever the stream of a path reports news, and from time to time where no stream is
   * available. A page in the background reads nothing. With `viewers` only who has the subject open changed. Returns a
   * function that stops it.
   */
  news(path: string, read: (kind?: 'viewers') => void): () => void;
  /** Tells the shell of an error that the fragment survived. */
  report(error: unknown, where: string): void;
  /** Milliseconds since the epoch on the product's clock (the server's, so demo clocks hold in the page too). */
  now(): number;
}
