declare const bundle: readonly string[];

/** Test files that run in one module registry; each keeps its hooks to itself. */
for (const path of bundle) describe(path.slice(path.lastIndexOf('/src/') + 1), () => void require(path));

// Otherwise the timeout of the last file would apply to all; at full length a random walk takes hours.
jest.setTimeout(process.env.TRIALS === 'full' ? 7_200_000 : 600_000);
