import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** What staff do with a part in the console. */
export const releaseActs = ['return', 'release', 'canary', 'end_canary', 'off', 'on'] as const;
export type ReleaseAct = (typeof releaseActs)[number];

const part = wireText(40);
const versionSchema = z.object({
  version: z.string(),
  /** When it was put into the store. */
  built_at: z.nullable(z.string()),
  /** Whether visitors had it before, as the live version or as a canary. */
  released: z.boolean(),
  /** The objections to releasing it to everyone now; empty for none. */
  refused: z.array(z.string()),
});
export type VersionToRelease = z.output<typeof versionSchema>;

export const releaseChoices = defineCall({
  name: 'console.release-choices',
  row: 'own',
  summary: 'The versions of a part that staff may release or return to, each with its objections',
  method: 'GET',
  path: '/api/v6/console/releases/:part/choices',
  access: 'run_releases',
  params: z.object({ part }),
  response: z.object({
    /** The revision that the choices were compared with. */
    revision: z.int(),
    /** The newest first. */
    versions: z.array(versionSchema),
  }),
  errors: { no_such_thing: 404 },
});

export const movePart = defineCall({
  name: 'console.move-part',
  row: 'own',
  summary: 'Releases a version of a part, returns to one, gives it to some, switches it off or on',
  method: 'POST',
  path: '/api/v6/console/releases/:part/moves',
  access: 'run_releases',
  params: z.object({ part }),
  body: z.strictObject({
    act: z.enum(releaseActs),
    /** For `return`, `release` and `canary`. */
    version: z.optional(wireText(60)),
    /** For `canary`: the share of visitors. */
    percent: z.optional(z.int().check(z.minimum(1, 'out_of_range'), z.maximum(100, 'out_of_range'))),
    /** For `canary`: whether the share rises by itself. */
    rises: z.optional(z.boolean()),
    /** For `off`: the sentence in the places of the part. */
    notice: z.optional(wireText(300)),
    /** The revision that the person saw: a part that was moved since then is not moved. */
    revision: z.int(),
    reason: wireText(200).check(z.minLength(1, 'required')),
  }),
  response: z.object({ revision: z.int() }),
  errors: { no_such_thing: 404, changed_since: 409, release_refused: 409 },
});
