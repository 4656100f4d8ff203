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

/** The start page and the quote page load this beside what the ship page has; the ship page never does. */
const isQuote = (file: string): boolean => file.includes('__federation_expose_quote.');
const addresses = scriptsOf('mf-addresses');

export default [
  within(first, budgets.firstScripts),
  within(whole, budgets.wholePage),
  within(styles, budgets.styles),
  within(
    addresses.filter((file) => !isQuote(file)),
    budgets.ownScripts,
    'mf-addresses',
  ),
  within(addresses.filter(isQuote), budgets.quoteScripts, 'mf-addresses'),
  ...remoteNames().map((remote) => ({
    ...within(entryFilesOf(remote), budgets.remoteEntry, remote),
    gzip: true,
  })),
];
