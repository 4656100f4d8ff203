import * as calls from '@sendahead/shared-contracts/console/brand-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { originOfBrand } from '../../../platform/settings/public-url.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { cleanAnnouncement } from '../../catalog/public/announcement.ts';
import { brandOfHost } from '../../catalog/public/brand-of-host.ts';
import { closeRealContacts } from '../../catalog/public/invented-contacts.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import { changeResource } from '../history/change-resource.ts';
import { brandResource, fieldsOf, readBrandRow } from './brand-resource.ts';
import { copyBrand } from './copy-brand.ts';

/** Cleaning may lengthen html, for example by encoding a character as an entity. */
const maxAnnouncementLength = 1000;

/** The product lines as customers see them. */
const namedLines = (db: Queries) =>
  db.selectFrom('product_lines').select(['key', 'plural_display_name as name']).orderBy('key').execute();

/** BR-01: staff manage and add brands here, without code. */
export function brandRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, config } = context;

  registerCall(app, context, calls.listBrands, async () => {
    const rows = await db
      .selectFrom('brands')
      .select(['slug', 'name', 'words', 'line_keys', 'state'])
      .orderBy('id')
      .execute();
    const names = new Map((await namedLines(db)).map((line) => [line.key, line.name]));
    return {
      brands: rows.map(({ slug, name, words, line_keys, state }) => ({
        slug,
        name,
        state,
        tagline: words.tagline,
        lines: line_keys,
        line_names: line_keys.map((key) => names.get(key) ?? key),
      })),
    };
  });

  registerCall(app, context, calls.readBrandFields, async ({ params }) => {
    const [row, lines, covers, carriers] = await Promise.all([
      readBrandRow(db, params.slug).executeTakeFirst(),
      namedLines(db),
      db
        .selectFrom('insurance_options')
        .select(['cover_cents as cents', 'label'])
        .orderBy('cover_cents')
        .execute(),
      readCarriers(db),
    ]);
    if (!row) throw new Refusal(404, 'no_such_thing');
    const { announcement, scene, ...fields } = fieldsOf(row);
    return { fields, announcement, scene, lines, covers, carriers: carriers.map(({ carrier }) => carrier) };
  });

  registerCall(app, context, calls.changeBrand, async ({ params, body }, call) => {
    await refuseUnknown(context, body.fields);
    await changeResource(context, brandResource, {
      actor: accountOf(call),
      subject: params.slug,
      fields: cleaned(body.fields),
      expected: body.expected,
      reason: body.reason,
    });
    await closeRealContacts(db);
    return { success: true as const };
  });

  registerCall(app, context, calls.makeBrand, async ({ body }, call) => {
    // A host label that no brand may have.
    if (brandOfHost(`${body.slug}.localhost`) === null)
      throw refuse('invalid', [{ path: 'slug', code: 'reserved' }]);
    await copyBrand(context, { ...body, actorId: accountOf(call).id });
    return { slug: body.slug, address: `${originOfBrand(config.publicUrl, body.slug)}/` };
  });
}

/** BR-09: an announcement is stored as it will be shown, so that staff see what visitors see. */
function cleaned<Given extends { announcement?: string | null | undefined }>(fields: Given): Given {
  if (!fields.announcement) return fields;
  const announcement = cleanAnnouncement(fields.announcement);
  if (announcement && announcement.length > maxAnnouncementLength)
    throw refuse('invalid', [{ path: 'fields.announcement', code: 'too_long' }]);
  return { ...fields, announcement };
}

/** Refuses unknown kinds of bags and carriers. */
async function refuseUnknown(
  { db }: AppContext,
  { line_keys, carrier }: { line_keys?: readonly string[] | undefined; carrier?: string | undefined },
): Promise<void> {
  if (line_keys) {
    const productLines = await db.selectFrom('product_lines').select('key').execute();
    if (
      line_keys.some(
        (key, at) => !productLines.some((row) => row.key === key) || line_keys.indexOf(key) !== at,
      )
    )
      throw refuse('invalid', [{ path: 'fields.line_keys', code: 'unknown' }]);
  }
  if (carrier !== undefined && !(await readCarriers(db)).some((known) => known.carrier === carrier))
    throw refuse('invalid', [{ path: 'fields.carrier', code: 'unknown' }]);
}
