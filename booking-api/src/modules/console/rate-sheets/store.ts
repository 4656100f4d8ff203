import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { exampleSheet } from '../../tariff/public/example/example-sheet.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';
import type { SheetFigures } from './figures.ts';

/** A published sheet with its dates; `until` is the day on which the next begins. */
export type PublishedSheet = {
  version: string;
  from: string | null;
  until: string | null;
  isCurrent: boolean;
  effectiveFrom: string;
  isReplaced: boolean;
  publishedBy: string | null;
  reason: string;
};

const day = (of: ReturnType<typeof sql>) => sql<string | null>`to_char(${of}, 'YYYY-MM-DD')`;
const nameOf = sql<string>`coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)`;

/** Every published sheet, newest first. */
export const listPublished = (db: Queries, today: string): Promise<PublishedSheet[]> =>
  db
    .selectFrom('rate_sheets')
    .leftJoin('users', 'users.id', 'rate_sheets.published_by')
    .select([
      'version',
      'reason',
      day(sql`lower(valid)`).as('from'),
      day(sql`upper(valid)`).as('until'),
      sql<string>`to_char(effective_from, 'YYYY-MM-DD')`.as('effectiveFrom'),
      sql<boolean>`coalesce(valid @> ${today}::date, false)`.as('isCurrent'),
      sql<boolean>`valid is null`.as('isReplaced'),
      sql<string | null>`case when users.id is null then null else ${nameOf} end`.as('publishedBy'),
    ])
    .orderBy('effective_from', 'desc')
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .orderBy('version', 'desc')
    .execute();

export async function readSheet(db: Queries, version: string): Promise<RateSheet | undefined> {
  const row = await db
    .selectFrom('rate_sheets')
    .select('sheet')
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.sheet;
}

/** A draft sheet, with the sheet that it is based on. */
export type Draft = {
  id: string;
  name: string;
  /** Null for the first sheet of a shop, which begins from example figures. */
  basedOn: string | null;
  figures: SheetFigures;
  revision: number;
  madeBy: string;
  updatedAt: string;
  base: RateSheet;
};

export const drafts = (db: Queries) =>
  db
    .selectFrom('rate_sheet_drafts as drafts')
    .innerJoin('users', 'users.id', 'drafts.made_by')
    .leftJoin('rate_sheets', 'rate_sheets.version', 'drafts.based_on')
    .select([
      'drafts.id as id',
      'drafts.name as name',
      'drafts.based_on as basedOn',
      'drafts.figures as figures',
      'drafts.revision as revision',
      'drafts.updated_at as updatedAt',
      sql<RateSheet>`coalesce(rate_sheets.sheet, drafts.example)`.as('base'),
      nameOf.as('madeBy'),
    ]);

export const asJson = <Value extends SheetFigures | RateSheet>(value: Value): RawBuilder<Value> =>
  sql`${JSON.stringify(value)}::jsonb`;

/** Keeps a sheet in the making. */
export async function insertDraft(
  trx: Queries,
  draft: {
    id: string;
    name: string;
    /** The published sheet that it begins from; null for the first sheet of a shop, which begins from `example`. */
    based_on: string | null;
    example: RateSheet | null;
    figures: SheetFigures;
    actorId: string;
    now: string;
  },
): Promise<void> {
  const { example, figures, actorId, now, ...row } = draft;
  await trx
    .insertInto('rate_sheet_drafts')
    .values({
      ...row,
      example: example === null ? null : asJson(example),
      figures: asJson(figures),
      made_by: actorId,
      made_at: now,
      updated_at: now,
    })
    .execute();
}

/** A draft by its id. Throws Refusal `no_such_thing`. */
export async function requireDraft(db: Queries, id: string): Promise<Draft> {
  const draft = await drafts(db).where('drafts.id', '=', id).executeTakeFirst();
  if (!draft) throw new Refusal(404, 'no_such_thing');
  return draft;
}

export const presentDraft = ({ id, name, basedOn, madeBy, updatedAt }: Draft) => ({
  id,
  name,
  based_on: basedOn ?? exampleSheet.version,
  ...(basedOn === null ? { is_first: true } : {}),
  made_by: madeBy,
  updated_at: new Date(updatedAt).toISOString(),
});
