import { may } from '@sendahead/shared-contracts/call/role-acts';
import {
  type MicrositeFields,
  micrositeFieldsSchema,
} from '@sendahead/shared-contracts/console/microsite-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { brandOfHost } from '../../catalog/public/brand-of-host.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';

/** Fields of the microsite's row; the others are its customizations. */
const columns = ['name', 'host', 'note', 'carrier_warning', 'carrier', 'logo_svg'] as const;
const picture = /^\s*<svg[\s>][\s\S]*<\/svg>\s*$/;
const clubFields = ['origin_club_id', 'destination_club_id'] as const;

/** A microsite with its brand, by a query on `microsites`. */
export const micrositeRows = (db: Queries) =>
  db
    .selectFrom('microsites')
    .innerJoin('brands', 'brands.id', 'microsites.brand_id')
    .selectAll('microsites')
    .select('brands.slug as brand');
type MicrositeRow = Awaited<ReturnType<ReturnType<typeof micrositeRows>['executeTakeFirstOrThrow']>>;

/** The editable fields of a microsite, with their current values; null for those it takes from its brand. */
export function fieldsOf(row: MicrositeRow): MicrositeFields {
  const own: Fields = {
    ...row.customizations,
    ...Object.fromEntries(columns.map((name) => [name, row[name]])),
  };
  const names = Object.keys(micrositeFieldsSchema.shape);
  return Object.fromEntries(names.map((name) => [name, own[name] ?? null])) as MicrositeFields;
}

/** OPEN-45: a microsite, managed by staff who manage brands. */
export const micrositeResource: Resource = {
  kind: 'microsite',
  mayChange: ({ role }) => may(role, 'run_brands'),
  async readLocked(trx, subject) {
    if (!/^\d{1,9}$/.test(subject)) return undefined;
    const row = await micrositeRows(trx)
      .where('microsites.id', '=', Number(subject))
      .forUpdate('microsites')
      .executeTakeFirst();
    return row && fieldsOf(row);
  },
  async check(trx, _who, present, fields) {
    const next = { ...present, ...fields };
    const colors = [next.brand_colour, next.accent_colour, next.palette_hue];
    if (colors.some((one) => one === null) && colors.some((one) => one !== null))
      throw refuse('invalid', [{ path: 'fields.accent_colour', code: 'all_colours' }]);
    if (typeof fields.logo_svg === 'string' && !picture.test(fields.logo_svg))
      throw refuse('invalid', [{ path: 'fields.logo_svg', code: 'malformed' }]);
    if (typeof fields.host === 'string') await refuseTakenHost(trx, fields.host);
    for (const name of clubFields) await refuseUnknownClub(trx, name, fields[name]);
    const { carrier } = fields;
    if (typeof carrier === 'string' && !(await readCarriers(trx)).some((known) => known.carrier === carrier))
      throw refuse('invalid', [{ path: 'fields.carrier', code: 'unknown' }]);
  },
  async write(trx, subject, fields) {
    const ofRow = Object.fromEntries(
      columns.filter((name) => name in fields).map((name) => [name, fields[name]]),
    );
    const factFields = Object.entries(fields).filter(([name]) => !columns.some((column) => column === name));
    const set = Object.fromEntries(factFields.filter(([, value]) => value !== null));
    const dropped = factFields.filter(([, value]) => value === null).map(([name]) => name);
    await trx
      .updateTable('microsites')
      .set({
        ...ofRow,
        customizations: sql<
          Record<string, string>
        >`(customizations || ${JSON.stringify(set)}::jsonb) - ${dropped}::text[]`,
      })
      .where('id', '=', Number(subject))
      .execute();
  },
};

async function refuseTakenHost(trx: Queries, host: string): Promise<void> {
  const [brand, site] = await Promise.all([
    trx.selectFrom('brands').select('id').where('slug', '=', host).executeTakeFirst(),
    trx.selectFrom('microsites').select('id').where('host', '=', host).executeTakeFirst(),
  ]);
  if (brand || site || brandOfHost(`${host}.localhost`) === null)
    throw refuse('invalid', [{ path: 'fields.host', code: 'taken' }]);
}

async function refuseUnknownClub(trx: Queries, name: string, id: unknown): Promise<void> {
  if (typeof id !== 'string') return;
  const club = await trx
    .selectFrom('facilities')
    .select('id')
    .where('id', '=', Number(id))
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!club) throw refuse('invalid', [{ path: `fields.${name}`, code: 'unknown' }]);
}
