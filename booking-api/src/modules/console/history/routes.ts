import { changeHistory, undoChange } from '@sendahead/shared-contracts/console/history-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import type { Fields } from '../tables.ts';
import { changeResource, stillHas } from './change-resource.ts';
import type { Resource } from './resource.ts';

/** How many changes a history shows. */
const maxChanges = 100;

/** The change history of each resource, and the undo of a change. */
export function historyRoutes(
  app: FastifyInstance,
  context: AppContext,
  resources: readonly Resource[],
): void {
  const { db } = context;

  registerCall(app, context, changeHistory, async ({ query }, call) => {
    const resource = resources.find(({ kind }) => kind === query.kind);
    if (!resource?.mayChange(accountOf(call), query.subject)) throw new Refusal(404, 'no_such_thing');
    return db.transaction().execute(async (trx) => {
      const present = await resource.readLocked(trx, query.subject);
      if (!present) throw new Refusal(404, 'no_such_thing');
      const rows = await trx
        .selectFrom('changes')
        .innerJoin('users', 'users.id', 'changes.actor_id')
        .select(['changes.id', 'changes.at', 'before', 'after', 'reason', 'undoes'])
        .select(['users.first_name', 'users.last_name', 'users.email'])
        .where('changes.kind', '=', resource.kind)
        .where('changes.subject', '=', query.subject)
        .orderBy('changes.id', 'desc')
        .limit(maxChanges)
        .execute();
      const changes = [];
      for (const { first_name, last_name, email, ...row } of rows)
        changes.push({
          id: String(row.id),
          at: new Date(row.at).toISOString(),
          actor: `${first_name} ${last_name}`.trim() || email,
          before: row.before,
          after: row.after,
          reason: row.reason,
          undoes: row.undoes === null ? null : String(row.undoes),
          can_undo:
            isChange(row.before) &&
            stillHas(present, row.after) &&
            (await isOpen(resource, trx, accountOf(call), present, row.before)),
        });
      return { changes };
    });
  });

  registerCall(app, context, undoChange, async ({ params, body }, call) => {
    const made = await findChange(context, params.changeId);
    const resource = resources.find(({ kind }) => kind === made?.kind);
    if (!made || !resource || !isChange(made.before)) throw new Refusal(404, 'no_such_thing');
    if (resource.undoNeedsReason && !body.reason?.trim())
      throw refuse('invalid', [{ path: 'reason', code: 'required' }]);
    await changeResource(context, resource, {
      actor: accountOf(call),
      subject: made.subject,
      fields: made.before,
      expected: made.after,
      reason: body.reason,
      undoes: made.id,
    });
    return { success: true as const };
  });
}

/** Whether the change can be undone: only users who may undo it are offered the button. */
async function isOpen(
  resource: Resource,
  ...change: Parameters<NonNullable<Resource['check']>>
): Promise<boolean> {
  try {
    await resource.check?.(...change);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A creation has no former state, and cannot be undone. */
const isChange = (before: Fields): boolean => Object.keys(before).length > 0;

const findChange = async ({ db }: AppContext, id: string) =>
  /^\d{1,15}$/.test(id)
    ? db.selectFrom('changes').selectAll().where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
