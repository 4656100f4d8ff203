import * as z from 'zod/mini';

const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'malformed'));
/** Package version and build id: it is a folder's name in the release store. */
const version = z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{6,40}$/, 'malformed'));
const files = z.record(z.string(), sha384);
const versions = z.record(z.string(), z.string());

/** One released build: its address and the digest of every file that may be loaded from it. */
export const releasedPartSchema = z.object({
  version,
  manifest_url: z.string(),
  /** Path below the build's folder -> digest of its bytes. A file that is absent here may not run. */
  files,
  shared: versions,
  contracts: versions,
  rollout: z.object({ percent: z.int().check(z.minimum(0), z.maximum(100)), seed: z.string() }),
  status: z.enum(['on', 'off']),
  owner: z.string(),
  justification: z.string(),
});
export type ReleasedPart = z.output<typeof releasedPartSchema>;

/** Parts are only loaded from our own origin, each from the folder of its version. */
const shellAtItsVersion = ({ version, base_url }: { version: string; base_url: string }): boolean =>
  base_url === `/assets/shell/${version}/`;
const remotesAtTheirVersion = (remotes: Record<string, ReleasedPart>): boolean =>
  Object.entries(remotes).every(
    ([part, { version, manifest_url }]) =>
      manifest_url.replace(/[\w-]+\.json$/, '') === `/assets/${part}/${version}/`,
  );

/** The release document: the only place that knows where the parts of the page are. */
export const releaseDocumentSchema = z.object({
  revision: z.int(),
  created_at: z.string(),
  shell: z
    .object({
      version,
      base_url: z.string(),
      entry: z.array(z.string()),
      styles: z.array(z.string()),
      files,
      shared: versions,
    })
    .check(z.refine(shellAtItsVersion, { error: 'elsewhere', path: ['base_url'] })),
  remotes: z
    .record(z.string(), releasedPartSchema)
    .check(z.refine(remotesAtTheirVersion, { error: 'elsewhere' })),
});
export type ReleaseDocument = z.output<typeof releaseDocumentSchema>;
