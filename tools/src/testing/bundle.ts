/** The path from the top of the repository, which `npx jest` takes: `mf-services/src/copy/missing.test.ts`. */
const withItsPart = (path: string): string =>
  path.slice(path.lastIndexOf('/', path.lastIndexOf('/src/') - 1) + 1);

/** Runs test files in one module registry; each keeps its hooks to itself. */
export function runBundle(paths: readonly string[]): void {
  for (const path of paths) describe(withItsPart(path), () => void require(path));

  // Otherwise the timeout of the last file would apply to all; at full length a random walk takes hours.
  jest.setTimeout(process.env.TRIALS === 'full' ? 7_200_000 : 600_000);
}
