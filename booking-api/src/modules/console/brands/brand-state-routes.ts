import * as calls from '@sendahead/shared-contracts/console/brand-state-calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { originOfBrand } from '../../../platform/settings/public-url.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { brandPreviewName, createBrandPreviews } from '../../catalog/public/brand-states/preview.ts';
import { findStanding } from '../../catalog/public/brand-states/standing.ts';
import { brandExists } from '../../catalog/public/store.ts';
import { endStatesInSql } from '../../orders/public/store.ts';
import { changeResource } from '../history/change-resource.ts';
import { brandResource } from './brand-resource.ts';

/** CO-135, CO-136: staff open, close and archive a brand, and preview one that is switched off. */
export function brandStateRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, config, clock } = context;
  const previews = createBrandPreviews(config, clock);

  registerCall(app, context, calls.readBrandState, async ({ params: { slug } }) => {
    const row = await findStanding(db, slug);
    if (!row) throw new Refusal(404, 'no_such_thing');
    return {
      state: row.state,
      closed_text: row.closedText,
      address: `${originOfBrand(config.publicUrl, slug)}/`,
      ...(await countAffected(db, row.id, clock.instant())),
    };
  });

  registerCall(app, context, calls.setBrandState, async ({ params, body }, call) => {
    const { state, expected, closed_text, reason } = body;
    await changeResource(context, brandResource, {
      actor: accountOf(call),
      subject: params.slug,
      fields: { state, ...(closed_text === undefined ? {} : { closed_text: closed_text.trim() }) },
      expected: { state: expected },
      reason,
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.previewBrand, async ({ params: { slug } }) => {
    if (!(await brandExists(db, slug))) throw new Refusal(404, 'no_such_thing');
    const query = new URLSearchParams({ [brandPreviewName]: previews.tokenOf(slug) });
    return { address: `${originOfBrand(config.publicUrl, slug)}/?${query}` };
  });
}

type Affected = { open_carts: number; unpaid_links: number; orders_under_way: number };

/** What a brand has in progress. */
async function countAffected(db: Queries, brandId: number, now: string): Promise<Affected> {
  const { rows } = await sql<Affected>`select
    (select count(*)::integer from carts where brand_id = ${brandId} and status = 'open'
      and session is not null and amends_order_id is null) as open_carts,
    (select count(*)::integer from bill_splits join carts on carts.id = bill_splits.cart_id
      where carts.brand_id = ${brandId} and bill_splits.state = 'open' and bill_splits.by_link and bill_splits.expires_at > ${now}
    ) as unpaid_links,
    (select count(*)::integer from orders where brand_id = ${brandId} and status = 'placed'
      and state not in ${endStatesInSql}) as orders_under_way`.execute(db);
  return rows[0] ?? { open_carts: 0, unpaid_links: 0, orders_under_way: 0 };
}
