import type { createInstance } from '@module-federation/enhanced/runtime';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { LentModule } from './lent-modules.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/**
 * The lent modules as the federation runtime wants them: one copy each, and a wrong version is an error. The
 * runtime remembers a failed load forever, so a lent chunk is requested until it loads.
 */
export const shareOf = (modules: readonly LentModule[]): Shared =>
  Object.fromEntries(
    modules.map(({ request, version, lib, get }) => {
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      const source = get ? { get: () => loadUntilThere(get) } : { lib: lib ?? (() => undefined) };
      return [request, { version, scope: 'default', shareConfig, ...source }];
    }),
  );
