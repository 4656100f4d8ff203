import type { createInstance } from '@module-federation/enhanced/runtime';
import type { LentModule } from './lent-modules.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const pauses = [200, 1000];

/** The runtime keeps a failed load for good, so a lent chunk is asked for again before it is given up. */
async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/** The lent modules as the federation runtime wants them: one copy each, and a wrong version is an error. */
export const shareOf = (modules: readonly LentModule[]): Shared =>
  Object.fromEntries(
    modules.map(({ request, version, lib, get }) => {
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      const source = get ? { get: () => persistently(get) } : { lib: lib ?? (() => undefined) };
      return [request, { version, scope: 'default', shareConfig, ...source }];
    }),
  );
