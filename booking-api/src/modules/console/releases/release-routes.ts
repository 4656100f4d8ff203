import * as calls from '@sendahead/shared-contracts/releases/act-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { createReleaseDesk } from '../../releases/public/release-desk.ts';
import { requirePart } from './require-part.ts';

/** The names in the history of staff. */
const kinds: Readonly<Record<calls.ReleaseAct, string>> = {
  return: 'staff.returned_part',
  release: 'staff.released_part',
  canary: 'staff.gave_canary',
  end_canary: 'staff.ended_canary',
  off: 'staff.switched_part_off',
  on: 'staff.switched_part_on',
};
/** The fields without which an act has nothing to do. */
const needs: Readonly<Record<calls.ReleaseAct, readonly ('version' | 'percent' | 'notice')[]>> = {
  return: ['version'],
  release: ['version'],
  canary: ['version', 'percent'],
  end_canary: [],
  off: ['notice'],
  on: [],
};

/** RL-22: staff release, return and switch parts, by the rules of `npm run release`. */
export function releaseRoutes(app: FastifyInstance, context: AppContext): void {
  const desk = createReleaseDesk(context);

  registerCall(app, context, calls.releaseChoices, async ({ params: { part } }, call) => {
    await requirePart(context.db, accountOf(call), part);
    return desk.choices(part);
  });

  registerCall(app, context, calls.movePart, async ({ params: { part }, body }, call) => {
    const actor = accountOf(call);
    await requirePart(context.db, actor, part);
    const { act, version = '', percent = 100, rises = false, notice = '', revision } = body;
    const missing = needs[act].filter((field) => body[field] === undefined);
    if (missing.length > 0)
      throw refuse(
        'invalid',
        missing.map((path) => ({ path, code: 'required' })),
      );
    const why = body.reason.trim();
    if (why === '') throw refuse('invalid', [{ path: 'reason', code: 'required' }]);
    const releaseAct = { act, part, version, percent, rises, notice };
    const present = await desk.act(releaseAct, { revision, by: actor.email, why });
    await audit(context, kinds[act], {
      userId: actor.id,
      subject: part,
      detail: { reason: why, ...(version === '' ? {} : { version }) },
    });
    return { revision: present };
  });
}
