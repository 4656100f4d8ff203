import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Remotes are built without a federation runtime and take this one by its well-known global name.
 * `provideExternalRuntime` would do the same at the price of a second copy in the shell.
 */
export function lendRuntimeCore(page: object): void {
  Object.assign(page, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
