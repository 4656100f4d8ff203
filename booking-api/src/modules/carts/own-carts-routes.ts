import * as calls from '@sendahead/shared-contracts/carts/own-cart-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { brandOfRequest } from '../catalog/public/request-brand.ts';
import { listOpenCarts } from './list-open-carts.ts';

const defaultLimit = 20;
const maxShown = 100;

/** The carts of an account that are in progress. */
export function ownCartRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.listCarts, async ({ query }, call) => {
    const limit = query.limit ?? defaultLimit;
    if (limit < 1 || limit > maxShown)
      throw refuse('malformed', [{ path: 'query.limit', code: 'malformed' }]);
    const userId = accountOf(call).id;
    const brand = await brandOfRequest(context, call.request);
    const ask = { userId, brandId: brand.id, before: query.before, limit: limit + 1 };
    const found = await listOpenCarts(db, ask);
    const rows = found.slice(0, limit);
    return {
      carts: rows.map((row) => ({
        id: row.id,
        display_id: row.display_id,
        saved_at: new Date(row.updated_at).toISOString(),
        origin_city: row.origin_city,
        destination_city: row.destination_city,
        is_divided: row.is_divided,
      })),
      next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
    };
  });
}
