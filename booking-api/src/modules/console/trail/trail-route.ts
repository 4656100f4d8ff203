import { auditTrail, type TrailEntry } from '@sendahead/shared-contracts/admin/audit-calls';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { staffFoundBy } from '../../accounts/public/names.ts';
import { isFoundBy, partsOf } from '../../staff/public/people-search.ts';
import { startOfBusinessDay } from '../business-day.ts';
import { readPageKey, writePageKey } from '../page-key.ts';
import { hiddenFrom, readersOf } from './act-groups.ts';
import { readTrail, type TrailRow } from './read-trail.ts';
import { namesOfTrail } from './trail-names.ts';

const trailPage = 100;

/** CO-89: all acts and changes by staff, newest first. */
export function trailRoute(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, auditTrail, async ({ query }, call) => {
    const { role } = accountOf(call);
    const { subject, actor, by, acts, kind, day } = query;
    const limit = Math.min(query.limit ?? trailPage, trailPage);
    const rows = await readTrail(db, {
      subject,
      actor,
      acts,
      kind,
      actors: by?.trim() ? await staffFoundBy(db, partsOf(by).map(isFoundBy)) : undefined,
      between: day && [startOfBusinessDay(day), startOfBusinessDay(day, 1)],
      before: query.before === undefined ? undefined : keyOf(query.before),
      changes: Object.keys(readersOf).filter((each) => maySee(role, each)),
      hidden: hiddenFrom(role),
      // One more than shown, to detect a next page.
      limit: limit + 1,
    });
    const shownRows = rows.slice(0, limit);
    const names = await namesOfTrail(db, shownRows);
    const last = shownRows.at(-1);
    return {
      entries: shownRows.map((row) => present(row, names, role)),
      next: rows.length > limit && last ? writePageKey({ at: last.at, id: last.key }) : null,
    };
  });
}

const maySee = (role: Role, kind: string): boolean => {
  const act = readersOf[kind];
  return act !== undefined && may(role, act);
};

function present(row: TrailRow, names: Awaited<ReturnType<typeof namesOfTrail>>, role: Role): TrailEntry {
  const { key, at, act, actor, subject, detail, change } = row;
  const { changes, ...words } = detail;
  const reason = [detail.reason, detail.comment, detail.note].find(
    (text) => typeof text === 'string' && text,
  );
  const seesMoney = may(role, 'see_price_details');
  // Names are shown to staff who may look people up.
  const isHidden = row.about_kind === 'user' && !may(role, 'help_people');
  return {
    id: key,
    at,
    actor,
    subject,
    act,
    detail: Object.fromEntries(
      Object.entries(words)
        .filter(([name]) => seesMoney || !isOfMoney(name))
        .map(([name, value]) => [name, name === 'approved_by' ? names.approver(row) : String(value)]),
    ),
    by: names.actor(row),
    about: { kind: row.about_kind, id: row.about_id, name: isHidden ? '' : names.about(row) },
    ...(reason === undefined ? {} : { reason: String(reason) }),
    ...(change ? { change: { ...change, subject, names: names.chosen(row) } } : {}),
    ...(Array.isArray(changes) ? { changes: changes.map(String) } : {}),
  };
}

/** The details of an act about prices and payments. */
const isOfMoney = (name: string): boolean =>
  name === 'payment' || name === 'cents' || name.endsWith('_cents');

/** The key of a page; a key with an instant only begins after all of its acts. */
function keyOf(before: string): { at: string; id: string } {
  if (before.includes('~')) return readPageKey(before);
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(before) && !Number.isNaN(Date.parse(before));
  if (!isInstant) throw refuse('invalid', [{ path: 'before', code: 'malformed' }]);
  return { at: new Date(before).toISOString(), id: '' };
}
