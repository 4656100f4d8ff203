import * as calls from '@sendahead/shared-contracts/brands/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { RawAnswer, registerCall } from '../../platform/http/register-call.ts';
import { wantsJson } from '../../platform/http/wants-json.ts';
import { brandOfHost } from '../catalog/public/brand-of-host.ts';
import { findMicrosite } from '../clubs/public/microsites.ts';
import { type BrandHeader, writeHeader } from './header.ts';

/** The page header of a brand (EP-11), and its microsites. */
export function brandRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.brandHeader, async ({ query }, call) => {
    const row = await context.db
      .selectFrom('brands')
      .select(['name', 'words', 'announcement'])
      .where('slug', '=', query.brand_header)
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'brand_not_found');
    const { tagline, help_phone, help_email } = row.words;
    const header: BrandHeader = { name: row.name, tagline, help_phone, help_email };
    if (wantsJson(call, 'text/html')) return header;
    return new RawAnswer('text/html; charset=utf-8', writeHeader(header, row.announcement));
  });

  registerCall(app, context, calls.readMicrosite, async ({ params }, { request }) => {
    const microsite = await findMicrosite(context.db, params.id, brandOfHost(request.hostname));
    if (!microsite) throw new Refusal(404, 'microsite_not_found');
    return microsite;
  });
}
