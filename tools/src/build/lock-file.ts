import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './workspace.ts';

const dependencies = z._default(z.record(z.string(), z.string()), {});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      integrity: z.optional(z.string()),
      link: z.optional(z.boolean()),
      dependencies,
      optionalDependencies: dependencies,
    }),
  ),
});

/** Where npm installed a package that is needed at `from`: the nearest `node_modules` that has it. */
function placeOf(name: string, from: string, places: Readonly<Record<string, unknown>>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in places) return place;
    if (folder === '') return undefined;
  }
}

/** `place version digest` of every package that these workspaces and packages need, sorted: their part of the lock file. */
export function installedBelow(workspaces: readonly string[], packages: readonly string[]): string[] {
  const { packages: places } = lockSchema.parse(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  );
  const lines = new Map<string, string>();
  const follow = (place: string): void => {
    const found = places[place];
    if (!found || found.link || lines.has(place)) return;
    lines.set(place, `${place} ${found.version} ${found.integrity}`);
    for (const name of Object.keys({ ...found.dependencies, ...found.optionalDependencies }))
      follow(placeOf(name, place, places) ?? '');
  };
  for (const name of packages) follow(placeOf(name, '', places) ?? '');
  for (const workspace of workspaces) follow(workspace);
  return [...lines.values()].toSorted();
}
