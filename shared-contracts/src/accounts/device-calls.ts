import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier } from '../primitives/wire-text.ts';

const signedInDevice = z.object({
  id: z.string(),
  /** Browser and system, such as `Chrome on Windows`; null where it did not say. */
  device: z.nullable(z.string()),
  signed_in_at: z.string(),
  seen_at: z.string(),
  /** Whether it is the one that asks. */
  present: z.boolean(),
});
export type SignedInDevice = z.output<typeof signedInDevice>;

export const listDevices = defineCall({
  name: 'accounts.devices',
  row: 'own',
  summary: 'Where the account is signed in, the last seen first; at most 100',
  method: 'GET',
  path: '/api/v6/devices',
  access: 'signed-in',
  response: z.object({ devices: z.array(signedInDevice) }),
});

export const signOutDevice = defineCall({
  name: 'accounts.sign-out-device',
  row: 'own',
  summary: 'Signs another device of one’s own out; the present one leaves by signing out',
  method: 'DELETE',
  path: '/api/v6/devices/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  response: z.object({ success: z.literal(true) }),
  errors: { device_not_found: 404 },
});

export const signOutElsewhere = defineCall({
  name: 'accounts.sign-out-elsewhere',
  row: 'own',
  summary: 'Signs every other device of the account out',
  method: 'DELETE',
  path: '/api/v6/devices',
  access: 'signed-in',
  response: z.object({ success: z.literal(true), signed_out: z.int() }),
});
