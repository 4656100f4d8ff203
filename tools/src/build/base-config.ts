import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { IntegrityPlugin, insertStyleSheet } from './integrity-plugin.ts';
import { root } from './workspace.ts';

export type Mode = 'production' | 'development';

export interface BuildRequest {
  readonly part: string;
  readonly mode: Mode;
  readonly buildId: string;
  readonly version: string;
  /** Where the build is written. */
  readonly folder: string;
}

const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // A part in development borrows the React of the released page, which has no development runtime.
        transform: { react: { runtime: 'automatic', development: false } },
        target: 'es2022',
      },
    },
  },
};

const styles = (mode: Mode) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: mode === 'production' ? '[local]-[hash:base64:5]' : '[name]__[local]',
        },
      },
    },
  ],
});

/** The settings that all builds share: immutable names, a separate chunk registry, digests on everything they load. */
export function baseConfig({ part, mode, buildId, folder }: BuildRequest): Configuration {
  return {
    mode,
    context: join(root, part),
    target: ['web', 'es2022'],
    // In production, maps are next to the build, but no script names them: they are not for visitors (asset-path.ts).
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    output: {
      path: folder,
      clean: true,
      publicPath: 'auto',
      // Two builds on one page must not register each other's chunks.
      uniqueName: `${part}-${buildId}`,
      filename: '[name].[contenthash:8].js',
      // The name of the folder depends on the build's inputs, so chunk names need no digest; entries list all names.
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // A module that threw, such as one without its lent modules, is never returned half-initialized: it runs again
      // at the next request. `strictModuleErrorHandling` would keep the error, so that "Try again" could not help.
      strictModuleExceptionHandling: true,
    },
    // rxjs has a build for current browsers under `es2015`; its default build is twice the size.
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        scripts,
        styles(mode),

        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: ['...', new CssMinimizerPlugin()],
      splitChunks: {
        chunks: 'async',
        minSize: 8000,
        // Lent modules have no file: a separate chunk would only add a name to every list of chunks.
        defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
      },
    },
    plugins: [
      new IntegrityPlugin(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].css',
        insert: insertStyleSheet,
        ignoreOrder: true,
      }),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
