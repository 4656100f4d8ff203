declare const bundle: readonly string[];

/** Test files that run in one module registry; each keeps its hooks to itself. */
for (const path of bundle) describe(path.slice(path.lastIndexOf('/src/') + 1), () => void require(path));

// The timeout of the last file would hold for all of them; at full length a random walk takes hours.
jest.setTimeout(process.env.TRIALS === 'full' ? 7_200_000 : 600_000);
