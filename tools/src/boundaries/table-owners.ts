/** Where a file of the server belongs: a module, a room of workflows, a platform or integration folder. */
const roomOf = (path: string): string =>
  path
    .replace(/^booking-api\/src\//, '')
    .split('/')
    .slice(0, 2)
    .join('/');

const tableTypes = /^(?:export )?type \w*Tables = \{\n(.*?)\n\};/gms;
const tableNames = /^ {2}(\w+):/gm;
/** How Kysely names the table that a query reads or writes. */
const queriedTables =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|using|from)\(\s*\[?\s*'(\w+)/g;

/** Maps each table to the room that declares it in `tables.ts`, given the sources by path. */
export function tableOwners(sources: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [path, source] of sources) {
    if (!/tables\.ts$/.test(path)) continue;
    for (const [, body = ''] of source.matchAll(tableTypes))
      for (const [, table = ''] of body.matchAll(tableNames)) owners.set(table, roomOf(path));
  }
  return owners;
}

/** The files outside the owner's room that query each table, once for each query. */
export function queriesOutside(
  sources: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const outside: Record<string, string[]> = {};
  for (const [path, source] of sources)
    for (const [, table = ''] of source.matchAll(queriedTables)) {
      const owner = owners.get(table);
      if (owner !== undefined && owner !== roomOf(path)) outside[table] = [...(outside[table] ?? []), path];
    }
  return outside;
}
