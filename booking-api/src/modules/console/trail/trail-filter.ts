import type { TrailKind, trailActs } from '@sendahead/shared-contracts/admin/audit-calls';
import { type RawBuilder, sql } from 'kysely';

export interface TrailFilter {
  readonly subject: string | undefined;
  readonly actor: string | undefined;
  /** Ids of the people that a name matches; undefined for everyone. */
  readonly actors: readonly string[] | undefined;
  readonly acts: (typeof trailActs)[number] | undefined;
  readonly kind: TrailKind | undefined;
  /** The period: from the first instant on, before the second. */
  readonly between: readonly [from: string, until: string] | undefined;
  /**
   * Only acts older than this, in list order; a key with an instant only excludes all acts of that instant.
   */
  readonly before: { readonly at: string; readonly id: string } | undefined;
  /** Kinds of records whose changes the reader may see. */
  readonly changes: readonly string[];
  /** Recorded acts that the reader does not see. */
  readonly hidden: readonly string[];
  readonly limit: number;
}

/** The filtered columns of each source of acts. */
interface Columns {
  readonly at: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly actor: RawBuilder<unknown>;
  readonly kind: RawBuilder<unknown>;
}

/** The part of a filter that all sources share. */
export function everywhere(
  { actor, actors, between, before, kind }: TrailFilter,
  of: Columns,
): RawBuilder<boolean> {
  const parts = [
    actor === undefined ? null : sql`${of.actor} = ${actor}`,
    actors === undefined ? null : sql`${of.actor} = any (${sql.val([...actors])}::text[])`,
    between && sql`${of.at} >= ${between[0]} and ${of.at} < ${between[1]}`,
    // The index limits the search; the key breaks ties within one instant.
    before && sql`${of.at} <= ${before.at}`,
    before && sql`(${of.at} < ${before.at} or ${of.key} collate "C" < ${before.id})`,
    kind === undefined ? null : sql`${of.kind} = ${kind}`,
  ].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
