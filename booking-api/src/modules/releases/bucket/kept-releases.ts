import { hash } from 'node:crypto';
import type { Queries } from '../../../platform/database/database.ts';

/** A part and a version of it. */
export interface Named {
  readonly part: string;
  readonly version: string;
}

/** A build in the bucket. */
export interface KeptBuild extends Named {
  /** Path of each file -> SHA-256 of its bytes. */
  readonly files: Readonly<Record<string, string>>;
  /** The last results of its checks, as JSON. */
  readonly checks: string | null;
}

/** A revision without its document. */
export interface Marked {
  readonly revision: number;
  readonly digest: string;
}

export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes);

/** The newest revision; undefined before the first release. */
export const newestRevision = (db: Queries): Promise<Marked | undefined> =>
  db
    .selectFrom('release_revisions')
    .select(['revision', 'digest'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Every revision, oldest first. */
export const allRevisions = (db: Queries): Promise<Marked[]> =>
  db.selectFrom('release_revisions').select(['revision', 'digest']).orderBy('revision').execute();

export async function documentOf(db: Queries, revision: number): Promise<string> {
  const { document } = await db
    .selectFrom('release_revisions')
    .select('document')
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return document;
}

/** Makes a document the next revision; returns whether it did: another promotion may have been quicker. */
export async function addRevision(db: Queries, revision: number, document: string): Promise<boolean> {
  const before = (await newestRevision(db))?.revision ?? 0;
  if (revision !== before + 1) return false;
  const added = await db
    .insertInto('release_revisions')
    .values({ revision, document, digest: sha256(document) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  return added !== undefined;
}

export const keptBuild = (db: Queries, { part, version }: Named): Promise<KeptBuild | undefined> =>
  db
    .selectFrom('release_builds')
    .select(['part', 'version', 'files', 'checks'])
    .where('part', '=', part)
    .where('version', '=', version)
    .executeTakeFirst();

/** The builds that were kept after an instant, newest first. */
export const buildsKeptSince = (db: Queries, since: string): Promise<Named[]> =>
  db
    .selectFrom('release_builds')
    .select(['part', 'version'])
    .where('kept_at', '>', since)
    .orderBy('kept_at', 'desc')
    .execute();

/** The instant of the newest build; '' for none. */
export async function lastKeptAt(db: Queries): Promise<string> {
  const newest = await db
    .selectFrom('release_builds')
    .select((row) => row.fn.max<string | null>('kept_at').as('at'))
    .executeTakeFirst();
  return newest?.at ?? '';
}

/** Records a build whose files are in the bucket. A version that is recorded already remains as it is. */
export async function recordBuild(
  db: Queries,
  { part, version, files }: Named & Pick<KeptBuild, 'files'>,
): Promise<void> {
  await db
    .insertInto('release_builds')
    .values({ part, version, files: JSON.stringify(files), checks: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When checks ran, as an instant; '' for none. */
export const checkedAt = (checks: string | null): string => {
  const { checked_at: at = '' } = JSON.parse(checks ?? '{}') as { checked_at?: string };
  return at;
};

/** Keeps the results of the checks of a build, unless newer ones are kept. */
export async function recordChecks(db: Queries, build: Named, checks: string): Promise<void> {
  const known = await keptBuild(db, build);
  if (!known || checkedAt(known.checks) >= checkedAt(checks)) return;
  await db
    .updateTable('release_builds')
    .set({ checks })
    .where('part', '=', build.part)
    .where('version', '=', build.version)
    .execute();
}
