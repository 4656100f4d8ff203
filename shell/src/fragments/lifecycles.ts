import type { LifeCycles } from 'single-spa';

type Lifecycle = (props: object) => Promise<unknown>;

export class NotAFragment extends Error {
  override readonly name = 'NotAFragment';
}

const isLifecycle = (value: unknown): value is Lifecycle => typeof value === 'function';

/**
 * A hung lifecycle counts as broken: single-spa would otherwise wait for it before it touches any other
 * fragment. A busy or slow device takes seconds to render a fragment, which is not a fault.
 */
const limits = {
  bootstrap: { millis: 15_000, dieOnTimeout: true, warningMillis: 15_000 },
  mount: { millis: 15_000, dieOnTimeout: true, warningMillis: 15_000 },
  unmount: { millis: 3000, dieOnTimeout: true, warningMillis: 3000 },
};

/** Checks what a remote exposes and adds the time limits. Throws NotAFragment when a lifecycle is absent. */
export function lifecyclesOf(exposed: unknown, name: string): LifeCycles & { timeouts: typeof limits } {
  const { bootstrap, mount, unmount } = (exposed ?? {}) as Record<string, unknown>;
  if (!isLifecycle(bootstrap) || !isLifecycle(mount) || !isLifecycle(unmount)) {
    throw new NotAFragment(`${name} exposes no bootstrap, mount and unmount`);
  }
  return { bootstrap, mount, unmount, timeouts: limits };
}
