import * as z from 'zod/mini';
import { pageFlagsSchema } from '../flags/schema.ts';
import { misfitSchema } from './misfit.ts';
import { needsSchema, noNeeds, noOffers, offersSchema } from './needs.ts';

const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'malformed'));
/** Package version and build id: a folder name in the release store. */
export const buildVersionSchema = z
  .string()
  .check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{6,40}$/, 'malformed'));

/** A remote as a page loads it: its URL, and the digest of every file that may be loaded from it. */
const pagePart = z.object({
  version: buildVersionSchema,
  manifest_url: z.string(),
  /** Path below the build's folder -> digest of its bytes. A file that is not listed here may not run. */
  files: z.record(z.string(), sha384),
  status: z.enum(['on', 'off']),
  /** The owner's message in the part's places while it is switched off. */
  notice: z.optional(z.string()),
  /** Present when the part is incompatible with this page: none of its code runs. */
  misfit: z.optional(misfitSchema),
});
export type PagePart = z.output<typeof pagePart>;

/**
 * What points to a version: a start that released its own build, or a person, whose choice no start changes.
 */
const movedBySchema = z._default(z.enum(['start', 'person']), 'start');
export type MovedBy = z.output<typeof movedBySchema>;

/** Who gets a canary, and which run of it this is. */
const share = {
  /** The share of the visitors who meet the conditions; for a rising canary, the initial share. */
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Whether its share rises automatically while it is no worse than the live version. */
  rises: z.optional(z.boolean()),
  /** Only visitors of these brands. */
  brands: z.optional(z.array(z.string())),
  /** Only staff. */
  staff: z.optional(z.boolean()),
  /** Identifies this run of the canary: with it the same visitors have it in every step. */
  seed: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'malformed')),
  since: z.string(),
};

/** Another build of a remote, which some visitors get while it is tested. */
const canarySchema = z.object({
  version: buildVersionSchema,
  manifest_url: z.string(),
  files: z.record(z.string(), sha384),
  needs: z._default(needsSchema, noNeeds),
  ...share,
});
export type Canary = z.output<typeof canarySchema>;
/** What decides who gets the canary of a remote or of the shell. */
export type CanaryShare = Pick<
  Canary,
  'version' | 'percent' | 'rises' | 'brands' | 'staff' | 'seed' | 'since'
>;

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
/** Parts are only loaded from our own origin, each from the folder of its version. */
const atItsVersion = z.refine<{ version: string; base_url: string }>(
  ({ version, base_url }) => base_url === `/assets/shell/${version}/`,
  { error: 'elsewhere', path: ['base_url'] },
);
/** Another build of the shell, which draws the pages of some visitors while it is tested. */
const shellCanarySchema = z
  .extend(pageShell, { lends: z._default(offersSchema, noOffers), ...share })
  .check(atItsVersion);
export type ShellCanary = z.output<typeof shellCanarySchema>;
const releasedShell = z.extend(pageShell, {
  lends: z._default(offersSchema, noOffers),
  moved_by: movedBySchema,
  /** The team that owns it; absent from documents of earlier releases. */
  owner: z.optional(z.string()),
  /** It closes a hole of earlier versions: no page returns to them by itself. */
  no_return: z.optional(z.boolean()),
  canary: z.optional(shellCanarySchema),
});

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

/** Who made a revision of the release document, the reason, and mismatches that were released anyway. */
const changeSchema = z.object({
  by: z.string(),
  why: z.optional(z.string()),
  /** The commit that was checked out at the release. */
  commit: z.optional(z.string()),
  despite: z._default(z.array(z.string()), []),
});

/** The release document of the store: the only source for the locations of the page's parts. */
export const releaseDocumentSchema = z.object({
  ...revision,
  change: z.optional(changeSchema),
  shell: releasedShell.check(atItsVersion),
  remotes: z.record(z.string(), releasedPartSchema).check(atTheirVersions),
});
export type ReleaseDocument = z.output<typeof releaseDocumentSchema>;

/** The release for a page: the files that it may load, checked for the shell that runs in it. */
export const pageReleaseSchema = z.object({
  ...revision,
  shell: pageShell.check(atItsVersion),
  remotes: z.record(z.string(), pagePart).check(atTheirVersions),
  /** The visitor’s current flags, in an answer to an open page. */
  flags: z.optional(pageFlagsSchema),
});
export type PageRelease = z.output<typeof pageReleaseSchema>;
