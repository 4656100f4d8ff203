import * as calls from '@sendahead/shared-contracts/console/microsite-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { originOfBrand } from '../../../platform/settings/public-url.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import { changeResource } from '../history/change-resource.ts';
import { makeMicrosite } from './make-microsite.ts';
import { fieldsOf, micrositeResource, micrositeRows } from './microsite-resource.ts';

/** OPEN-45: staff manage and add microsites here, without code. */
export function micrositeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, config } = context;
  const urlOf = ({ id, host, brand }: { id: number; host: string | null; brand: string }): string =>
    host === null
      ? `${originOfBrand(config.publicUrl, brand)}/ship?micro_site_id=${id}`
      : `${originOfBrand(config.publicUrl, host)}/`;

  registerCall(app, context, calls.listMicrosites, async () => {
    const rows = await micrositeRows(db).orderBy('microsites.id').execute();
    return {
      microsites: rows.map((row) => ({
        id: row.id,
        name: row.name,
        brand: row.brand,
        address: urlOf(row),
      })),
    };
  });

  registerCall(app, context, calls.readMicrositeFields, async ({ params }) => {
    const row = await micrositeRows(db)
      .where('microsites.id', '=', Number(params.micrositeId))
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'no_such_thing');
    return {
      id: row.id,
      brand: row.brand,
      address: urlOf(row),
      fields: fieldsOf(row),
      carriers: (await readCarriers(db)).map(({ carrier }) => carrier),
    };
  });

  registerCall(app, context, calls.changeMicrosite, async ({ params, body }, call) => {
    await changeResource(context, micrositeResource, {
      actor: accountOf(call),
      subject: String(Number(params.micrositeId)),
      fields: body.fields,
      expected: body.expected,
      reason: body.reason,
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.makeMicrosite, async ({ body }, call) => {
    const { id: actorId } = accountOf(call);
    return { id: await makeMicrosite(context, { ...body, actorId }) };
  });
}
