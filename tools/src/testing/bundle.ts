/** Runs test files in one module registry; each keeps its hooks to itself. */
export function runBundle(paths: readonly string[]): void {
  for (const path of paths) describe(path.slice(path.lastIndexOf('/src/') + 1), () => void require(path));

  // Otherwise the timeout of the last file would apply to all; at full length a random walk takes hours.
  jest.setTimeout(process.env.TRIALS === 'full' ? 7_200_000 : 600_000);
}
