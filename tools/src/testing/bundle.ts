declare const bundle: readonly string[];

/** Test files that run in one module registry; each keeps its hooks to itself. */
for (const path of bundle) describe(path.slice(path.lastIndexOf('/src/') + 1), () => void require(path));
