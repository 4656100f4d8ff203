import { budgets } from './src/bench/budgets.ts';
import { entryFilesOf, readPageFiles, scriptsOf } from './src/bench/page-files.ts';
import { remoteNames } from './src/build/workspace.ts';

/** Sizes of the built parts as they travel: brotli, each remote's entry in gzip. */
const { first, whole, styles } = readPageFiles();
const within = (path: readonly string[], { name, limit }: { name: string; limit: number }, of = '') => ({
  name: `${of} ${name}`.trim(),
  path,
  limit: `${limit} B`,
});

export default [
  within(first, budgets.firstScripts),
  within(whole, budgets.wholePage),
  within(styles, budgets.styles),
  within(scriptsOf('mf-addresses'), budgets.ownScripts, 'mf-addresses'),
  ...remoteNames().map((remote) => ({
    ...within(entryFilesOf(remote), budgets.remoteEntry, remote),
    gzip: true,
  })),
];
