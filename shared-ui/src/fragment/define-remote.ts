import type { Remote } from '@sendahead/shared-contracts/bus/parts';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';

/** A running store of a remote, and how to end its effects. */
export interface RunningStore<Store> {
  readonly store: Store;
  stop(): void;
}

export interface RemoteDefinition<Store, R extends Remote> {
  /** The remote's store for this page; started by the first fragment that asks. */
  retain(host: FragmentHost<R>): Store;
  /**
   * Called by each fragment when it unmounts; the last one stops the effects and ends the remote's bus
   * subscriptions.
   */
  release(host: FragmentHost<R>): void;
}

/** One store per remote and page, shared by the remote's fragments and alive while any of them is mounted. */
export function defineRemote<Store, R extends Remote>(
  start: (host: FragmentHost<R>) => RunningStore<Store>,
): RemoteDefinition<Store, R> {
  const running = new Map<FragmentHost<R>, RunningStore<Store> & { users: number }>();
  return {
    retain(host) {
      const present = running.get(host) ?? { ...start(host), users: 0 };
      present.users += 1;
      running.set(host, present);
      return present.store;
    },
    release(host) {
      const present = running.get(host);
      if (!present) return;
      present.users -= 1;
      if (present.users > 0) return;
      running.delete(host);
      present.stop();
      host.bus.dispose();
    },
  };
}
