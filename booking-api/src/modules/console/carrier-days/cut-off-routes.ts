import * as calls from '@sendahead/shared-contracts/console/carrier-day-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { listCutOffs } from '../../calendar/public/cut-off-store.ts';
import { changeResource } from '../history/change-resource.ts';
import { lastChanges } from '../history/last-changes.ts';
import { idOfZone } from './calendar-names.ts';
import { cutOffResource } from './cut-off-resource.ts';

/** CO-107: cut-off hours are read and changed here. */
export function cutOffRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.listCutOffs, async () => {
    const rows = await listCutOffs(db);
    const changes = await lastChanges(db, cutOffResource.kind);
    return {
      cut_offs: rows.map(({ country, zip_prefix, ...fields }) => {
        const zone = idOfZone({ country, zip_prefix });
        return { zone, country, zip_prefix, fields, changed: changes.get(zone) ?? null };
      }),
    };
  });

  registerCall(app, context, calls.changeCutOff, async ({ params, body }, call) => {
    await changeResource(context, cutOffResource, {
      actor: accountOf(call),
      subject: params.zone,
      ...body,
    });
    return { success: true as const };
  });
}
