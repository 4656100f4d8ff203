import { may, mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import { type Role, roles } from '@sendahead/shared-contracts/call/roles';
import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import type { UserFields } from '@sendahead/shared-contracts/console/user-calls';
import { isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { endSessions } from '../../accounts/public/session-store.ts';
import {
  arePartsWithin,
  isLimited,
  limitsOf,
  releasePartsOf,
  type StaffLimits,
} from '../../accounts/public/staff-limits.ts';
import type { Account } from '../../accounts/public/store.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';

const columns = [
  'first_name',
  'last_name',
  'phone',
  'role',
  'club_id',
  'member_number',
  'disabled',
  'refund_limit_cents',
  'discount_limit_percent',
  'release_parts',
] as const;
/** Fields that sessions depend on: changing them requires a new sign-in immediately. */
const ofSessions = ['role', 'club_id', 'disabled'];

export const roleNotYours = (): Refusal => new Refusal(403, 'role_not_yours');

/** The fields of an account that staff change, locked until the transaction ends. */
export async function readUserFields(trx: Queries, id: string): Promise<UserFields | undefined> {
  return trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** An account, managed by admins; users change their own account on its page. */
export const userResource: Resource = {
  kind: 'user',
  mayChange: ({ role, id }, subject) => may(role, 'run_accounts') && id !== subject,
  readLocked: readUserFields,
  async check(trx, who, present, fields) {
    const roles = [present.role, fields.role ?? present.role] as Role[];
    if (!roles.every((role) => mayGrant(who.role, role))) throw roleNotYours();
    await requireOwnLimits(trx, who, present, fields);
    await requireOwnParts(trx, who, { ...present, ...fields }, fields);
    const problems = await problemsOf(trx, { ...present, ...fields }, fields);
    if (problems.length > 0) throw refuse('invalid', problems);
  },
  async write(trx, id, fields) {
    const set = Object.fromEntries(
      columns.filter((name) => name in fields).map((name) => [name, fields[name]]),
    );
    await trx.updateTable('users').set(set).where('id', '=', id).execute();
    if (ofSessions.some((name) => name in fields)) await endSessions(trx, id);
  },
};

/** Fields by which an account may give more without approval than before. */
const ofLimits = ['role', 'disabled', 'refund_limit_cents', 'discount_limit_percent'];

/**
 * CO-44: no one creates an account that may give more than they may themselves. CO-165: nor, with limits, another
 * account that gives money at all: its limits would add to theirs. Throws Refusal `limit_above_own`.
 */
async function requireOwnLimits(trx: Queries, who: Account, present: Fields, changed: Fields): Promise<void> {
  const next: Fields = { ...present, ...changed };
  const isWider = ofLimits.some((name) => name in changed) && next.disabled !== true;
  if (!isWider || !may(next.role as Role, 'refund_by_hand')) return;
  const isAllowed = isWithinOwn(await limitsOf(trx, who.id), { role: present.role as Role, next });
  if (!isAllowed) throw new Refusal(403, 'limit_above_own');
}

/** RL-25: no one gives an account parts that they may not release themselves. Throws Refusal `limit_above_own`. */
async function requireOwnParts(trx: Queries, who: Account, next: Fields, changed: Fields): Promise<void> {
  const isWider = ['role', 'disabled', 'release_parts'].some((name) => name in changed) && !next.disabled;
  if (!isWider || !may(next.role as Role, 'run_releases')) return;
  const parts = (next.release_parts ?? null) as string[] | null;
  if (!arePartsWithin(parts, await releasePartsOf(trx, who.id))) throw new Refusal(403, 'limit_above_own');
}

/** Whether the limits of an account, by its role until now, are within those of the person who changes it. */
function isWithinOwn(own: StaffLimits, { role, next }: { role: Role; next: Fields }): boolean {
  const limit = (name: string) => (next[name] ?? null) as number | null;
  if (!may(role, 'refund_by_hand')) return !isLimited(own);
  return (
    fitsLimit(own.refundCents, limit('refund_limit_cents')) &&
    fitsLimit(own.discountPercent, limit('discount_limit_percent'))
  );
}

/** The roles that a user may assign to an account in its current state, and its current role. */
export async function grantableRoles(db: Queries, who: Account, account: UserFields): Promise<Role[]> {
  const own = await limitsOf(db, who.id);
  return roles.filter(
    (role) =>
      mayGrant(who.role, role) &&
      (role === account.role ||
        !may(role, 'refund_by_hand') ||
        isWithinOwn(own, { role: account.role, next: account })),
  );
}

type Problem = { path: string; code: string };

/** The problems of an account after the change; only the changed fields are checked, and the club of club staff. */
async function problemsOf(trx: Queries, next: Fields, changed: Fields): Promise<Problem[]> {
  const wrong = (path: string, code: string): Problem => ({ path: `fields.${path}`, code });
  const isWrong = (path: keyof UserFields, right: (text: string) => boolean) =>
    path in changed && !right(String(next[path] ?? ''));
  const clubId = next.club_id === null ? null : Number(next.club_id);
  return [
    ...(['first_name', 'last_name'] as const)
      .filter((path) => isWrong(path, isName))
      .map((path) => wrong(path, 'name_not_valid')),
    ...(isWrong('phone', (text) => text === '' || isPhoneOf(text, 'US'))
      ? [wrong('phone', 'phone_not_valid')]
      : []),
    ...('club_id' in changed && clubId !== null && !(await isClub(trx, clubId))
      ? [wrong('club_id', 'unknown')]
      : []),
    ...(next.role === 'pro' && clubId === null ? [wrong('club_id', 'club_wanted')] : []),
  ];
}

const isClub = async (trx: Queries, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('facilities')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined;
