import * as z from 'zod/mini';
import { roleSchema } from '../accounts/schema.ts';
import { defineCall } from '../call/define-call.ts';
import { centsSchema } from '../primitives/cents.ts';
import { typedText, wireText } from '../primitives/wire-text.ts';
import { invitationSchema } from './invitation-schema.ts';
import { staffMessageSchema } from './message-calls.ts';
import { givenCreditSchema } from './money-calls.ts';

const reason = wireText(200).check(z.minLength(1, 'required'));
const userId = wireText(64);

/** The staff-editable fields of an account. Only its owner can change the mail and the password. */
export const userFieldsSchema = z.strictObject({
  first_name: typedText(60),
  last_name: typedText(60),
  phone: wireText(30),
  role: roleSchema,
  /** The club that a club user works for, or that a customer is a member of. */
  club_id: z.nullable(z.int()),
  /** The club's own member number. */
  member_number: z.nullable(wireText(20)),
  /** Blocked: none of their sessions opens. */
  disabled: z.boolean(),
  /** CO-44: refunds and credits to one customer that need no approval, in cents; null or absent: no limit. */
  refund_limit_cents: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000)))),
  /** CO-44: the share of a booking's price that the account may deduct without approval. */
  discount_limit_percent: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100)))),
  /** RL-25: the parts that the account may release, if its role may; null or absent: all. */
  release_parts: z.optional(z.nullable(z.array(wireText(40)).check(z.maxLength(30)))),
});
export type UserFields = z.output<typeof userFieldsSchema>;

export const userStates = ['open', 'disabled'] as const;

export const listedUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: roleSchema,
  club_name: z.nullable(z.string()),
  member_number: z.nullable(z.string()),
  /** Whether the person verified the mail. */
  verified: z.boolean(),
  disabled: z.boolean(),
  created_at: z.string(),
});
export type ListedUser = z.output<typeof listedUserSchema>;

export const listUsers = defineCall({
  name: 'console.users',
  row: 'OPEN-54',
  summary: 'Accounts, newest first; club staff see their own club’s',
  method: 'GET',
  path: '/api/v6/console/users',
  access: 'help_people',
  query: z.object({
    /** Parts of a name, mail, phone or member number, all of which must match. */
    search: z.optional(wireText(120)),
    role: z.optional(roleSchema),
    club: z.optional(wireText(12).check(z.regex(/^\d+$/, 'malformed'))),
    state: z.optional(z.enum(userStates)),
    /** The `next` of the previous page. */
    before: z.optional(wireText(120)),
  }),
  response: z.object({ users: z.array(listedUserSchema), next: z.nullable(z.string()) }),
});

const listedOrder = z.object({
  id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  state: z.string(),
  placed_at: z.string(),
  total_cents: centsSchema,
});

const auditEvent = z.object({
  at: z.string(),
  kind: z.string(),
  by: z.nullable(z.string()),
  /** The money that the act moved; absent where it moved none. */
  amount_cents: z.optional(centsSchema),
  /** The reason that was given for the act; absent where none was asked for. */
  reason: z.optional(z.string()),
});

export const readUser = defineCall({
  name: 'console.user',
  row: 'RT-23',
  summary: 'An account as staff see it, without secrets or full card numbers',
  method: 'GET',
  path: '/api/v6/console/users/:userId',
  access: 'help_people',
  params: z.object({ userId }),
  response: z.object({
    user: listedUserSchema,
    fields: userFieldsSchema,
    /** Roles that the caller may assign to this person; empty when the caller may not change the account. */
    grantable: z.array(roleSchema),
    sessions: z.array(
      z.object({ device: z.nullable(z.string()), signed_in_at: z.string(), seen_at: z.string() }),
    ),
    passkeys: z.array(
      z.object({ name: z.string(), created_at: z.string(), last_used_at: z.nullable(z.string()) }),
    ),
    /** CO-36; null for users who registered themselves. */
    invitation: z.optional(z.nullable(invitationSchema)),
    /** Since when an authenticator app is required; null: never. */
    second_factor_since: z.nullable(z.string()),
    /** The latest 20. */
    orders: z.array(listedOrder),
    /** Bookings in progress, the latest 10. */
    carts: z.array(
      z.object({ id: z.string(), display_id: z.string(), brand: z.string(), updated_at: z.string() }),
    ),
    /** CO-99: the latest 20 staff credits, for users who give them. */
    credits: z.optional(z.array(givenCreditSchema)),
    balances: z.object({ wallet: centsSchema, ship_wallet: centsSchema }),
    /** PY-22 */
    cards: z.array(z.object({ type: z.string(), number: z.string(), expiration: z.string() })),
    /** The latest 20 emails of staff; empty for staff who may not write any. */
    messages: z.optional(z.array(staffMessageSchema)),
    /** The latest 50 acts on the account; empty for staff who may not read the audit trail. */
    audit: z.array(auditEvent),
    /** The latest 50 times that somebody looked at it or its orders; absent from earlier servers. */
    views: z.optional(z.array(auditEvent)),
  }),
  errors: { no_such_thing: 404 },
});

export const changeUser = defineCall({
  name: 'console.change-user',
  row: 'RO-01',
  summary:
    'Changes an account; a new role or club, or a block, ends its sessions. Not for one’s own account, nor for roles above the caller’s',
  method: 'PATCH',
  path: '/api/v6/console/users/:userId',
  access: 'run_accounts',
  params: z.object({ userId }),
  body: z.strictObject({
    fields: z.partial(userFieldsSchema),
    expected: z.partial(userFieldsSchema),
    reason,
  }),
  emptyClears: true,
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409, role_not_yours: 403, limit_above_own: 403 },
});

const act = {
  row: 'own',
  method: 'POST',
  access: 'run_accounts',
  params: z.object({ userId }),
  body: z.strictObject({ reason }),
  errors: { no_such_thing: 404, role_not_yours: 403 },
} as const;

export const endUserSessions = defineCall({
  ...act,
  name: 'console.end-user-sessions',
  summary: 'Signs a user out everywhere',
  path: '/api/v6/console/users/:userId/end_sessions',
  response: z.object({ success: z.literal(true), ended: z.int() }),
});

export const sendPasswordLink = defineCall({
  ...act,
  name: 'console.send-password-link',
  summary: 'Emails a user a link to reset their password',
  path: '/api/v6/console/users/:userId/send_password_link',
  response: z.object({ success: z.literal(true) }),
});

export const removeSecondFactor = defineCall({
  ...act,
  name: 'console.remove-second-factor',
  summary: 'Removes a user’s lost authenticator app and recovery codes',
  path: '/api/v6/console/users/:userId/remove_second_factor',
  response: z.object({ success: z.literal(true) }),
});
