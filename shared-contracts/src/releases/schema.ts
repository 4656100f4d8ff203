import * as z from 'zod/mini';
import { pageFlagsSchema } from '../flags/schema.ts';
import { misfitSchema } from './misfit.ts';
import { needsSchema, noNeeds, noOffers, offersSchema } from './needs.ts';

const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'malformed'));
/** Package version and build id: it is a folder's name in the release store. */
export const buildVersionSchema = z
  .string()
  .check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{6,40}$/, 'malformed'));

/** A remote as a page loads it: its address, and the digest of every file that may be loaded from it. */
const pagePart = z.object({
  version: buildVersionSchema,
  manifest_url: z.string(),
  /** Path below the build's folder -> digest of its bytes. A file that is absent here may not run. */
  files: z.record(z.string(), sha384),
  status: z.enum(['on', 'off']),
  /** What its owner says in the part's places while it is switched off. */
  notice: z.optional(z.string()),
  /** Present when the part does not fit this page: none of its code runs. */
  misfit: z.optional(misfitSchema),
});
export type PagePart = z.output<typeof pagePart>;

/** What points to a version: a start that released what it had built, or a person, whose choice no start changes. */
const movedBySchema = z._default(z.enum(['start', 'person']), 'start');
export type MovedBy = z.output<typeof movedBySchema>;

/** Another build of a remote, which some of the visitors get while it is tried out. */
const canarySchema = z.object({
  version: buildVersionSchema,
  manifest_url: z.string(),
  files: z.record(z.string(), sha384),
  needs: z._default(needsSchema, noNeeds),
  /** Of the visitors who meet the conditions; where it rises, the share that it begins with. */
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Whether its share rises by itself while it is no worse than the live version. */
  rises: z.optional(z.boolean()),
  /** Visitors of these brands alone. */
  brands: z.optional(z.array(z.string())),
  /** Staff alone. */
  staff: z.optional(z.boolean()),
  /** Names this run of the canary: with it the same visitors have it in every step. */
  seed: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'malformed')),
  since: z.string(),
});
export type Canary = z.output<typeof canarySchema>;

/** One released build of a remote. */
export const releasedPartSchema = z.extend(z.omit(pagePart, { misfit: true }), {
  moved_by: movedBySchema,
  needs: z._default(needsSchema, noNeeds),
  rollout: z.object({ percent: z.int().check(z.minimum(0), z.maximum(100)), seed: z.string() }),
  owner: z.string(),
  justification: z.string(),
  canary: z.optional(canarySchema),
});
export type ReleasedPart = z.output<typeof releasedPartSchema>;

const pageShell = z.object({
  version: buildVersionSchema,
  base_url: z.string(),
  entry: z.array(z.string()),
  styles: z.array(z.string()),
  files: z.record(z.string(), sha384),
});
const releasedShell = z.extend(pageShell, {
  lends: z._default(offersSchema, noOffers),
  moved_by: movedBySchema,
});

/** Parts are only loaded from our own origin, each from the folder of its version. */
const atItsVersion = z.refine<{ version: string; base_url: string }>(
  ({ version, base_url }) => base_url === `/assets/shell/${version}/`,
  { error: 'elsewhere', path: ['base_url'] },
);
interface Placed {
  readonly version: string;
  readonly manifest_url: string;
}
const isAtItsVersion = (part: string, { version, manifest_url }: Placed): boolean =>
  manifest_url.replace(/[\w-]+\.json$/, '') === `/assets/${part}/${version}/`;
const atTheirVersions = z.refine<Record<string, Placed & { canary?: Placed | undefined }>>(
  (remotes) =>
    Object.entries(remotes).every(
      ([part, live]) =>
        isAtItsVersion(part, live) && (live.canary === undefined || isAtItsVersion(part, live.canary)),
    ),
  { error: 'elsewhere' },
);

const revision = { revision: z.int(), created_at: z.string() };

/** Who made a revision of the release document, why, and what did not fit and was released all the same. */
const changeSchema = z.object({
  by: z.string(),
  why: z.optional(z.string()),
  /** The commit that was checked out where somebody released. */
  commit: z.optional(z.string()),
  despite: z._default(z.array(z.string()), []),
});

/** The release document of the store: the only place that knows where the parts of the page are. */
export const releaseDocumentSchema = z.object({
  ...revision,
  change: z.optional(changeSchema),
  shell: releasedShell.check(atItsVersion),
  remotes: z.record(z.string(), releasedPartSchema).check(atTheirVersions),
});
export type ReleaseDocument = z.output<typeof releaseDocumentSchema>;

/** The release as a page gets it: the files that it may load, judged for the shell that runs in it. */
export const pageReleaseSchema = z.object({
  ...revision,
  shell: pageShell.check(atItsVersion),
  remotes: z.record(z.string(), pagePart).check(atTheirVersions),
  /** The visitor’s flags now, in an answer to an open page. */
  flags: z.optional(pageFlagsSchema),
});
export type PageRelease = z.output<typeof pageReleaseSchema>;
