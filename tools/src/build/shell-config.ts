import { join } from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { type BuildRequest, baseConfig } from './base-config.ts';
import { lentVersions } from './lent.ts';

const noFetchAdapter = join(import.meta.dirname, 'stand-ins/no-fetch-adapter.ts');
/** Libraries that rarely change keep their file across releases, so it remains in the browser's cache. */
const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|rxjs|single-spa|@module-federation|axios|zod)[\\/]/;

const withoutFetchAdapter = new webpack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (request) => {
  if (/axios[\\/]lib[\\/]adapters$/.test(request.context)) request.request = noFetchAdapter;
});

/** The shell: an ordinary page script. Federation happens at run time here, not in the build. */
export function shellConfig(request: BuildRequest): Configuration {
  const base = baseConfig(request);
  return {
    ...base,
    // Separate scripts without the page's: the element that other sites embed, and scripts of server-rendered pages.
    entry: {
      main: './src/main.ts',
      'quote-element': './src/embed/quote-element.ts',
      start: './src/start/main.ts',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        ...(base.optimization?.splitChunks ?? {}),
        cacheGroups: {
          vendor: { test: vendor, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      withoutFetchAdapter,
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify(`shell:${request.version}`),
        __LENT_VERSIONS__: JSON.stringify(lentVersions()),
        __INSPECTION__: JSON.stringify(request.mode === 'development'),
      }),
    ],
  };
}
