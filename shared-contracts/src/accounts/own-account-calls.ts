import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { sessionInfoSchema } from './schema.ts';

const signedInDevice = z.object({
  id: z.string(),
  /** Browser and system, such as `Chrome on Windows`; null when unknown. */
  device: z.nullable(z.string()),
  signed_in_at: z.string(),
  seen_at: z.string(),
  /** Whether it is the requesting device. */
  present: z.boolean(),
  /** The brand that staff continued this session from, by name. */
  continued_from: z.optional(z.string()),
});
export type SignedInDevice = z.output<typeof signedInDevice>;

export const listDevices = defineCall({
  name: 'accounts.devices',
  row: 'own',
  summary: 'The account’s sessions, last seen first; at most 100',
  method: 'GET',
  path: '/api/v6/devices',
  access: 'signed-in',
  response: z.object({ devices: z.array(signedInDevice) }),
});

export const signOutDevice = defineCall({
  name: 'accounts.sign-out-device',
  row: 'own',
  summary: 'Signs out another device of the account',
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
  summary: 'Signs out every other device of the account',
  method: 'DELETE',
  path: '/api/v6/devices',
  access: 'signed-in',
  response: z.object({ success: z.literal(true), signed_out: z.int() }),
});

/** Credits of an account that can pay instead of money. */
export const creditKinds = ['ship_wallet', 'wallet'] as const;
const creditMovement = z.object({
  kind: z.enum(creditKinds),
  /** `grant`: given; `hold`: spent on an order; `release` and `refund`: returned. */
  event: z.enum(['grant', 'hold', 'release', 'refund']),
  /** A negative `grant`: staff withdrew an unspent credit. */
  withdrawn: z.optional(z.boolean()),
  /** Signed: spent amounts are negative. */
  amount_cents: centsSchema,
  at: z.string(),
});

export const ownCredits = defineCall({
  name: 'accounts.credits',
  row: 'own',
  summary: 'Credit balances and the last 100 movements, newest first',
  method: 'GET',
  path: '/api/v6/credits',
  access: 'signed-in',
  response: z.object({
    balances: z.array(z.object({ kind: z.enum(creditKinds), balance_cents: centsSchema })),
    movements: z.array(creditMovement),
  }),
});

export const downloadOwnData = defineCall({
  name: 'accounts.own-data',
  row: 'own',
  summary: 'All data of the account and its orders, as a JSON download',
  method: 'GET',
  path: '/api/v6/own_data',
  access: 'signed-in',
  rate: 'strict',
  response: z.object({ made_at: z.string(), account: z.record(z.string(), z.unknown()) }),
});

export const deleteAccount = defineCall({
  name: 'accounts.delete',
  row: 'own',
  summary:
    'Deletes the person: name, email, phone, addresses, cards, passkeys, open bookings. Keeps orders for accounting. Requires the password if the sign-in is older than 10 minutes',
  method: 'POST',
  path: '/api/v6/account/deletion',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ current_password: z.optional(wireText(200)) }),
  response: sessionInfoSchema,
  errors: { password_wrong: 422, orders_under_way: 409, staff_account: 403 },
});
