import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** What happened to a part, as its team's address gets it. */
export const hookKinds = [
  'part.released',
  'part.returned',
  'part.switched_off',
  'part.switched_on',
  'canary.began',
  'canary.rose',
  'canary.lowered',
  'canary.stopped',
  'test',
] as const;
export type HookKind = (typeof hookKinds)[number];

/** Why an address did not take a message. The same for a name that is unknown and one that is not public. */
export const hookFailures = ['unreachable', 'timeout', 'redirect', 'refused'] as const;
export type HookFailure = (typeof hookFailures)[number];

const deliverySchema = z.object({
  at: z.string(),
  kind: z.string(),
  /** The HTTP status of the answer; null without an answer. */
  status: z.nullable(z.int()),
  /** Null if the address took it. */
  failure: z.nullable(z.enum(hookFailures)),
});
export type HookDelivery = z.output<typeof deliverySchema>;

const hookSchema = z.object({
  part: z.string(),
  address: z.string(),
  set_by: z.string(),
  set_at: z.string(),
  /** Null before the first message. */
  last: z.nullable(deliverySchema),
});
/** The address that the server posts the releases of a part to; the secret itself is shown once. */
export type ReleaseHook = z.output<typeof hookSchema>;

const part = wireText(40);

export const releaseHooks = defineCall({
  name: 'console.release-hooks',
  row: 'own',
  summary: 'The addresses that get the releases of the parts that the caller may release',
  method: 'GET',
  path: '/api/v6/console/release-hooks',
  access: 'run_releases',
  response: z.object({ hooks: z.array(hookSchema) }),
});

export const setReleaseHook = defineCall({
  name: 'console.set-release-hook',
  row: 'own',
  summary: 'Sets the address of a part with a new secret; the answer alone has the secret',
  method: 'POST',
  path: '/api/v6/console/releases/:part/hook',
  access: 'run_releases',
  params: z.object({ part }),
  body: z.strictObject({ address: wireText(500).check(z.minLength(1, 'required')) }),
  response: z.object({ secret: z.string() }),
  errors: { no_such_thing: 404 },
});

export const removeReleaseHook = defineCall({
  name: 'console.remove-release-hook',
  row: 'own',
  summary: 'Removes the address of a part; one that was removed before stays removed',
  method: 'POST',
  path: '/api/v6/console/releases/:part/hook/removal',
  access: 'run_releases',
  params: z.object({ part }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});

export const testReleaseHook = defineCall({
  name: 'console.test-release-hook',
  row: 'own',
  summary: 'Posts a test message to the address of a part, and answers how it took it',
  method: 'POST',
  path: '/api/v6/console/releases/:part/hook/tests',
  access: 'run_releases',
  params: z.object({ part }),
  response: deliverySchema,
  errors: { no_such_thing: 404 },
});
