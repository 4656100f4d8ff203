import { may, mayForClub, mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { invitationOf } from '../../accounts/public/invitations.ts';
import { signInMethodsOf } from '../../accounts/public/sign-in-methods.ts';
import { messagesTo } from '../../staff/public/messages/messages.ts';
import { partsOf } from '../../staff/public/people-search.ts';
import { givenCredits } from '../money/given-credits.ts';
import { readPageKey, writePageKey } from '../page-key.ts';
import { findListedUser, listUsers } from './list-users.ts';
import { grantableRoles, readUserFields } from './user-resource.ts';
import { auditOf, storyOf } from './user-story.ts';

/** Lists per minute and staff member. */
const listsPerMinute = 60;
/** How many messages of staff the page of their reader shows. */
const maxMessages = 20;

/** RT-23: lists accounts, and shows all data of one. OPEN-54: club staff see only the people of their club. */
export function userRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.listUsers, async ({ query }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('console-users', actor.id, listsPerMinute, 60);
    // An impossible number matches no club.
    const clubId = query.club === undefined ? undefined : Math.min(Number(query.club), 2 ** 31 - 1);
    const { users, more } = await listUsers(db, {
      parts: partsOf(query.search ?? ''),
      role: query.role,
      // A user who works for no club finds no one.
      clubId: may(actor.role, 'help_people') ? clubId : (actor.clubId ?? 0),
      disabled: query.state === undefined ? undefined : query.state === 'disabled',
      before: query.before === undefined ? undefined : readPageKey(query.before),
    });
    const detail = { found: users.length };
    await audit(context, 'staff.listed_people', { userId: actor.id, subject: null, detail });
    const last = users.at(-1);
    return { users, next: more && last ? writePageKey({ at: last.created_at, id: last.id }) : null };
  });

  registerCall(app, context, calls.readUser, async ({ params }, call) => {
    const actor = accountOf(call);
    const found = await findListedUser(db, params.userId);
    if (!found || !mayForClub(actor, 'help_people', found.clubId)) throw new Refusal(404, 'no_such_thing');
    const { user } = found;
    await audit(context, 'staff.opened_person', { userId: actor.id, subject: user.id });
    const fields = await db.transaction().execute((trx) => readUserFields(trx, user.id));
    if (!fields) throw new Refusal(404, 'no_such_thing');
    const seesAudit = may(actor.role, 'read_audit_trail');
    const isTheirs = actor.id !== user.id && mayGrant(actor.role, user.role);
    return {
      user,
      fields,
      grantable: isTheirs ? await grantableRoles(db, actor, fields) : [],
      ...(await signInMethodsOf(db, user.id, clock.now())),
      invitation: await invitationOf(db, user.id, clock.now()),
      ...(await storyOf(db, user.id)),
      ...(may(actor.role, 'run_credits') ? { credits: await givenCredits(db, user.id) } : {}),
      messages: may(actor.role, 'run_accounts') ? await messagesTo(db, user.id, maxMessages) : [],
      audit: seesAudit ? await auditOf(db, user.id, false) : [],
      views: seesAudit ? await auditOf(db, user.id, true) : [],
    };
  });
}
