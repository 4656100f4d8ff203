import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@sendahead/shared-contracts/releases/container-name';
import type { Configuration } from 'webpack';
import { type BuildRequest, baseConfig } from './base-config.ts';
import { exposesOf } from './exposes.ts';
import { borrowedModules } from './lent.ts';
import type { NeedsPlugin } from './needs-plugin.ts';

/** A remote exposes only fragments, borrows shared modules from the page, and includes no federation runtime. */
export function remoteConfig(request: BuildRequest, needs: NeedsPlugin): Configuration {
  const base = baseConfig(request);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      needs,
      new ModuleFederationPlugin({
        name: containerName(request.part, request.version),
        filename: 'entry.[contenthash:8].js',
        exposes: exposesOf(request.part),
        shared: borrowedModules(),
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, target: 'web' },
        },
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
        dev: false,
      }),
    ],
  };
}
