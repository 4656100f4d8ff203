import type { TrailKind } from '@sendahead/shared-contracts/admin/audit-calls';
import { flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { TrailRow } from './read-trail.ts';

/** Where the name of each kind of record is stored. */
const tables = {
  order: sql`select id, display_id as name from orders`,
  cart: sql`select id, display_id as name from carts`,
  user: sql`select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) as name from users`,
  club: sql`select id::text, name from facilities`,
  group_event: sql`select id, name from group_events`,
  claim: sql`select claims.id, orders.display_id as name from claims join orders on orders.id = order_id`,
  incident: sql`select id, sentence as name from incidents`,
  brand: sql`select slug as id, name from brands`,
  microsite: sql`select id::text, name from microsites`,
} as const;
type Named = keyof typeof tables;

const isNamed = (kind: string): kind is Named => Object.hasOwn(tables, kind);

/** The key for reading the name of an act's subject. */
function namedBy({ about_kind, about_id, change }: TrailRow): [kind: Named, id: string] | undefined {
  if (about_id === '') return undefined;
  const kind: TrailKind | string = about_kind === 'setting' ? (change?.kind ?? '') : about_kind;
  if (kind === 'brand_text') return ['brand', about_id.split('/')[0] ?? ''];
  return isNamed(kind) ? [kind, about_id] : undefined;
}

const flagTitle = ({ about_id, change }: TrailRow): string | undefined =>
  change?.kind === 'flag'
    ? Object.entries(flagDefinitions).find(([key]) => key === about_id)?.[1].title
    : undefined;

interface TrailNames {
  about(row: TrailRow): string;
  actor(row: TrailRow): string;
  /** CO-128: who approved what the actor asked for; '' without one. */
  approver(row: TrailRow): string;
  /** The clubs and brands that a change names, by id and slug. */
  chosen(row: TrailRow): Record<string, string>;
}

const clubsOf = ({ change }: TrailRow): string[] =>
  [change?.before, change?.after].flatMap((fields) =>
    [fields?.club_id, fields?.club_ids, fields?.except_club_ids].flat().filter(isClubId).map(String),
  );
const brandsOf = ({ change }: TrailRow): string[] =>
  [change?.before, change?.after].flatMap((fields) =>
    [fields?.brands, fields?.except_brands].flat().filter((slug) => typeof slug === 'string'),
  );
const isClubId = (id: unknown): boolean => typeof id === 'number';

const approverOf = ({ detail }: TrailRow): string => String(detail.approved_by ?? '');

/** The names of acts’ subjects, of their actors and of chosen clubs. */
export async function namesOfTrail(db: Queries, rows: readonly TrailRow[]): Promise<TrailNames> {
  const idsByKind = new Map<Named, Set<string>>([
    ['user', new Set(rows.flatMap((row) => [row.actor, approverOf(row)]))],
  ]);
  for (const row of rows) {
    const [kind, id] = namedBy(row) ?? [];
    if (kind && id) idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(id));
  }
  idsByKind.set('brand', new Set([...(idsByKind.get('brand') ?? []), ...rows.flatMap(brandsOf)]));
  idsByKind.set('club', new Set([...(idsByKind.get('club') ?? []), ...rows.flatMap(clubsOf)]));
  const names = new Map<string, string>();
  await Promise.all(
    [...idsByKind].map(async ([kind, ids]) => {
      const { rows: found } = await sql<{ id: string; name: string }>`
        select named.id, named.name from (${tables[kind]}) named where named.id = any (${sql.val([...ids])}::text[])`.execute(
        db,
      );
      for (const { id, name } of found) names.set(`${kind} ${id}`, name);
    }),
  );
  return {
    about: (row) => flagTitle(row) ?? names.get((namedBy(row) ?? []).join(' ')) ?? '',
    chosen: (row) =>
      Object.fromEntries([
        ...clubsOf(row).map((id) => [id, names.get(`club ${id}`) ?? '']),
        ...brandsOf(row).map((slug) => [slug, names.get(`brand ${slug}`) ?? '']),
      ]),
    actor: ({ actor }) => names.get(`user ${actor}`) ?? '',
    approver: (row) => names.get(`user ${approverOf(row)}`) ?? '',
  };
}
