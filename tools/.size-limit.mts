import { budgets } from './src/bench/budgets.ts';
import { readPageFiles, readReportFiles } from './src/bench/page-files.ts';

/** Sizes of the built parts as they travel, in brotli. */
const { first, whole, styles } = readPageFiles();
const within = (path: readonly string[], { name, limit }: { name: string; limit: number }) => ({
  name,
  path,
  limit: `${limit} B`,
});

export default [
  within(first, budgets.firstScripts),
  within(whole, budgets.wholePage),
  within(styles, budgets.styles),
  within(readReportFiles(), budgets.reports),
];
