import type { TrailKind, trailActs } from '@sendahead/shared-contracts/admin/audit-calls';
import { type RawBuilder, sql } from 'kysely';

export interface TrailFilter {
  readonly subject: string | undefined;
  readonly actor: string | undefined;
  /** Ids of who is meant by a name; undefined for everybody. */
  readonly actors: readonly string[] | undefined;
  readonly acts: (typeof trailActs)[number] | undefined;
  readonly kind: TrailKind | undefined;
  /** Instants between which it was done: from the first, before the second. */
  readonly between: readonly [from: string, until: string] | undefined;
  /** Older than this, in the order of the list; of an instant alone, all of that instant are newer. */
  readonly before: { readonly at: string; readonly id: string } | undefined;
  /** Kinds of records whose changes the reader may see. */
  readonly changes: readonly string[];
  /** Noted acts that the reader does not see. */
  readonly hidden: readonly string[];
  readonly limit: number;
}

/** The columns that each source of acts is filtered by. */
interface Columns {
  readonly at: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly actor: RawBuilder<unknown>;
  readonly kind: RawBuilder<unknown>;
}

/** The part of a filter that is the same for every source. */
export function everywhere(
  { actor, actors, between, before, kind }: TrailFilter,
  of: Columns,
): RawBuilder<boolean> {
  const parts = [
    actor === undefined ? null : sql`${of.actor} = ${actor}`,
    actors === undefined ? null : sql`${of.actor} = any (${sql.val([...actors])}::text[])`,
    between && sql`${of.at} >= ${between[0]} and ${of.at} < ${between[1]}`,
    // The index ends the search; the key decides within one instant.
    before && sql`${of.at} <= ${before.at}`,
    before && sql`(${of.at} < ${before.at} or ${of.key} collate "C" < ${before.id})`,
    kind === undefined ? null : sql`${of.kind} = ${kind}`,
  ].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
