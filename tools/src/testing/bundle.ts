declare const bundle: readonly string[];

/** Test files that run in one module registry; each keeps its hooks to itself. */
for (const path of bundle) describe(path.slice(path.lastIndexOf('/src/') + 1), () => void require(path));

// What one file asks for holds for its whole bundle, and the last file would win over the longest.
jest.setTimeout(600_000);
