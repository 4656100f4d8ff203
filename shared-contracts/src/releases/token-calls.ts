import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { typedText, wireText } from '../primitives/wire-text.ts';

const tokenSchema = z.object({
  id: z.string(),
  part: z.string(),
  name: z.string(),
  made_by: z.string(),
  made_at: z.string(),
  used_at: z.nullable(z.string()),
});
/** A token by which a team releases its part from the command line; the secret itself is shown once. */
export type ReleaseToken = z.output<typeof tokenSchema>;

export const releaseRights = defineCall({
  name: 'console.release-rights',
  row: 'own',
  summary: 'The parts that the caller may release, and the tokens of these parts',
  method: 'GET',
  path: '/api/v6/console/release-rights',
  access: 'run_releases',
  response: z.object({
    /** Null: all parts. */
    parts: z.nullable(z.array(z.string())),
    tokens: z.array(tokenSchema),
  }),
});

export const makeReleaseToken = defineCall({
  name: 'console.make-release-token',
  row: 'own',
  summary: 'Makes a token that releases one part from the command line; the answer alone has it',
  method: 'POST',
  path: '/api/v6/console/release-tokens',
  access: 'run_releases',
  body: z.strictObject({
    part: wireText(40),
    /** Who or what uses it. */
    name: typedText(60).check(z.minLength(1, 'required')),
  }),
  response: z.object({ token: z.string() }),
  errors: { no_such_thing: 404 },
});

export const revokeReleaseToken = defineCall({
  name: 'console.revoke-release-token',
  row: 'own',
  summary: 'Ends a token; a token that was revoked before stays revoked',
  method: 'POST',
  path: '/api/v6/console/release-tokens/:tokenId/revocation',
  access: 'run_releases',
  params: z.object({ tokenId: wireText(64) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});
